# the half of dt^2 / 2 is missing in G
def track_target(x, P, z, seen, dt, q, R, gate):
    steps = len(seen)
    F = np.eye(4)
    F[0, 2] = dt
    F[1, 3] = dt
    G = np.array([[dt**2, 0], [0, dt**2], [dt, 0], [0, dt]])
    Q = G @ (q**2 * np.eye(2)) @ G.T
    out = np.empty((4, steps))
    missing = np.empty(steps, dtype=int)
    since = 0
    for s in range(steps):
        x = F @ x
        P = F @ P @ F.T + Q
        since += 1
        if seen[s]:
            new_x, new_P, nis = ekf_update(x, P, z[:, s], R)
            if not nis > gate:
                x, P = new_x, new_P
                since = 0
        out[:, s] = x
        missing[s] = since
    return dict(states=out, P=P, misses=missing)
