# what: einsum for the translation
def invert_transform(T):
    rot = T[:, :3, :3]
    trans = T[:, :3, 3]
    res = np.tile(np.eye(4), (T.shape[0], 1, 1))
    res[:, :3, :3] = np.einsum("nij->nji", rot)
    res[:, :3, 3] = -np.einsum("nji,nj->ni", rot, trans)
    return res
