# what: The last row is filled with ones from np.ones instead of 0 0 0 1.
def invert_transform(T):
    rot = T[:, :3, :3]
    trans = T[:, :3, 3]
    res = np.ones_like(T)
    res[:, :3, :3] = np.einsum("nij->nji", rot)
    res[:, :3, 3] = -np.einsum("nji,nj->ni", rot, trans)
    return res
