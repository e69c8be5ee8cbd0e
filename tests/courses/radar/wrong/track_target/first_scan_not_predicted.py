# the first scan is updated without a prediction
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    Q = q**2 * G @ G.T
    states = np.zeros((4, n))
    misses = np.zeros(n, dtype=int)
    missed = 0
    for k in range(n):
        if k > 0:
            x = F @ x
            P = F @ P @ F.T + Q
        missed += 1
        if seen[k]:
            x_up, P_up, nis = ekf_update(x, P, z[:, k], R)
            if nis <= gate:
                x, P, missed = x_up, P_up, 0
        states[:, k] = x
        misses[k] = missed
    return {"states": states, "P": P, "misses": misses}
