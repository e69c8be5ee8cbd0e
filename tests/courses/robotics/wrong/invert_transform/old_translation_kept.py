# what: Copies T, transposes the rotation and leaves the translation as it was.
def invert_transform(T):
    inv = T.copy()
    inv[:, :3, :3] = np.transpose(T[:, :3, :3], (0, 2, 1))
    return inv
