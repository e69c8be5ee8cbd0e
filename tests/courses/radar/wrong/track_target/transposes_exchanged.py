# the covariance is predicted as F^T P F instead of F P F^T
def track_target(x, P, z, seen, dt, q, R, gate):
    N = seen.size
    F = np.kron(np.array([[1, dt], [0, 1]]), np.eye(2))
    g = np.array([[dt**2 / 2], [dt]])
    Q = q**2 * np.kron(g @ g.T, np.eye(2))
    X = np.zeros((4, N))
    M = np.zeros(N, dtype=int)
    miss = 0
    for i in range(N):
        x = F @ x
        P = np.linalg.multi_dot([F.T, P, F]) + Q
        ok = False
        if seen[i]:
            x_up, P_up, nis = ekf_update(x, P, z[:, i], R)
            ok = nis <= gate
        if ok:
            x, P = x_up, P_up
            miss = 0
        else:
            miss += 1
        X[:, i] = x
        M[i] = miss
    return {"states": X, "P": P, "misses": M}
