# dt stands on the first upper diagonal of F, as if the state were px, vx, py, vy
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.array([
        [1, dt, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, dt],
        [0, 0, 0, 1],
    ])
    G = np.array([[dt**2 / 2, 0], [0, dt**2 / 2], [dt, 0], [0, dt]])
    Q = G @ G.T * q**2
    states, misses = np.zeros((4, n)), np.zeros(n, dtype=int)
    gone = 0
    for k in range(n):
        x = F @ x
        P = F @ P @ F.T + Q
        gone += 1
        if seen[k]:
            cand = ekf_update(x, P, z[:, k], R)
            if cand[2] <= gate:
                x, P, gone = cand[0], cand[1], 0
        states[:, k] = x
        misses[k] = gone
    return {"states": states, "P": P, "misses": misses}
