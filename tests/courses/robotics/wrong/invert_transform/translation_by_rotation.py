# what: The translation is turned by R instead of by R transposed.
def invert_transform(T):
    rot = T[:, :3, :3]
    trans = T[:, :3, 3]
    res = np.tile(np.eye(4), (T.shape[0], 1, 1))
    res[:, :3, :3] = np.einsum("nij->nji", rot)
    res[:, :3, 3] = -np.einsum("nij,nj->ni", rot, trans)
    return res
