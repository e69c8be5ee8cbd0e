# each scan is updated first and predicted afterwards
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    Q = q**2 * (G @ G.T)
    states = np.zeros((4, n))
    misses = np.zeros(n, dtype=int)
    number = 0
    for i in range(n):
        number += 1
        if seen[i]:
            cx, cP, nis = ekf_update(x, P, z[:, i], R)
            if nis <= gate:
                x, P = cx, cP
                number = 0
        x = F @ x
        P = F @ P @ F.T + Q
        states[:, i] = x
        misses[i] = number
    return {"states": states, "P": P, "misses": misses}
