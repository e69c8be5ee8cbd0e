# what: put together of blocks
def invert_transform(T):
    n = len(T)
    R_inv = T[:, :3, :3].transpose(0, 2, 1)
    p = np.matmul(R_inv, T[:, :3, 3, None])
    top = np.concatenate([R_inv, -p], axis=2)
    bottom = np.zeros((n, 1, 4))
    bottom[:, 0, 3] = 1
    return np.concatenate([top, bottom], axis=1)
