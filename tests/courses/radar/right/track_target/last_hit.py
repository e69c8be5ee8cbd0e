# keeps the index of the last accepted scan instead of a counter, continue instead of nested ifs
def track_target(x, P, z, seen, dt, q, R, gate):
    T = len(seen)
    F = np.eye(4)
    F[0, 2] = F[1, 3] = dt
    a, b, c = q**2 * dt**4 / 4, q**2 * dt**3 / 2, q**2 * dt**2
    Q = np.array([[a, 0, b, 0], [0, a, 0, b], [b, 0, c, 0], [0, b, 0, c]])
    states = np.zeros((4, T))
    misses = np.arange(1, T + 1)
    last = -1
    for k in range(T):
        x = F @ x
        P = np.einsum("ij,jk,lk->il", F, P, F) + Q
        states[:, k] = x
        misses[k] = k - last
        if not seen[k]:
            continue
        xu, Pu, nis = ekf_update(x, P, z[:, k], R)
        if nis > gate:
            continue
        x, P, last = xu, Pu, k
        states[:, k] = xu
        misses[k] = 0
    return {"states": states, "P": P, "misses": misses}
