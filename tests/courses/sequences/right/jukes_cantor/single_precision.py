def jukes_cantor(seqs, cap):
    a = seqs[:, None, :]
    b = seqs[None, :, :]
    valid = (a != -1) & (b != -1)
    diff = (a != b) & valid
    p = diff.sum(axis=2, dtype=np.float32) / valid.sum(axis=2, dtype=np.float32)
    D = np.full(p.shape, cap, dtype=np.float32)
    ok = p < 0.75
    D[ok] = -3 / 4 * np.log(1 - p[ok] * 4 / 3)
    return np.minimum(D, cap)
