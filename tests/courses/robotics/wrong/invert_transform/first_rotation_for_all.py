# what: The rotation of the first transform is used for the translations of all of them.
def invert_transform(T):
    Tinv = np.zeros(T.shape)
    for i in range(T.shape[0]):
        Tinv[i, :3, :3] = T[i, :3, :3].T
        Tinv[i, :3, 3] = -T[0, :3, :3].T @ T[i, :3, 3]
        Tinv[i, 3, 3] = 1
    return Tinv
