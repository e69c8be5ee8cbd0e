# a rejected measurement still updates the covariance
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    Q = q**2 * G @ G.T
    states = np.zeros((4, n))
    misses = np.zeros(n, dtype=int)
    missed = 0
    for i in range(n):
        x = F @ x
        P = F @ P @ F.T + Q
        missed += 1
        if seen[i]:
            x_new, P, nis = ekf_update(x, P, z[:, i], R)
            if nis <= gate:
                x = x_new
                missed = 0
        states[:, i] = x
        misses[i] = missed
    return {"states": states, "P": P, "misses": misses}
