# the covariance is predicted as F P + Q, without the transposed F on the right
def track_target(x, P, z, seen, dt, q, R, gate):
    T = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.vstack((dt**2 / 2 * np.eye(2), dt * np.eye(2)))
    Q = q**2 * (G @ G.T)
    res = {"states": np.zeros((4, T)), "misses": np.zeros(T, dtype=int)}
    c = 0
    for t, hit in enumerate(seen):
        x = F @ x
        P = F @ P + Q
        c += 1
        if hit:
            x1, P1, nis = ekf_update(x, P, z[:, t], R)
            if nis <= gate:
                x, P, c = x1, P1, 0
        res["states"][:, t] = x
        res["misses"][t] = c
    res["P"] = P
    return res
