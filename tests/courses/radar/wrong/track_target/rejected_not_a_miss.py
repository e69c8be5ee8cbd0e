# a scan whose measurement was rejected sets the counter of misses back, as if it was accepted
def track_target(x, P, z, seen, dt, q, R, gate):
    T = len(seen)
    F = np.array([[1.0, 0, dt, 0], [0, 1.0, 0, dt], [0, 0, 1.0, 0], [0, 0, 0, 1.0]])
    G = np.array([[dt * dt / 2, 0], [0, dt * dt / 2], [dt, 0], [0, dt]])
    Q = q**2 * G @ G.T
    xs = np.zeros((T, 4))
    ms = np.zeros(T, dtype=int)
    m = 0
    for t in range(T):
        x = F @ x
        P = F @ P @ F.T + Q
        if seen[t]:
            m = 0
            xn, Pn, nis = ekf_update(x, P, z[:, t], R)
            if nis <= gate:
                x, P = xn, Pn
        else:
            m += 1
        xs[t] = x
        ms[t] = m
    return {"states": xs.T, "P": P, "misses": ms}
