# what: the adjacency is normalized without adding self-loops (zero degrees are guarded)
def normalized_adjacency(A):
    r = A.sum(axis=1)
    s = A.sum(axis=0)
    r_inv = np.zeros_like(r)
    s_inv = np.zeros_like(s)
    r_inv[r > 0] = 1 / np.sqrt(r[r > 0])
    s_inv[s > 0] = 1 / np.sqrt(s[s > 0])
    return r_inv[:, np.newaxis] * A * s_inv[np.newaxis, :]
