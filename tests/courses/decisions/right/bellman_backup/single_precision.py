# what: single precision throughout
def bellman_backup(P, R, V, ends, gamma):
    P, R = P.astype(np.float32), R.astype(np.float32)
    v = np.where(ends, 0, V).astype(np.float32)
    Q = (P * (R + np.float32(gamma) * v)).sum(axis=2)
    Q[ends] = 0
    return Q
