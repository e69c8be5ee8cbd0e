# where nothing was seen the prediction is skipped, the state stays where it was
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4)
    F[[0, 1], [2, 3]] = dt
    G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    Q = q * q * (G @ G.T)
    states, misses = np.zeros((4, n)), np.zeros(n, dtype=int)
    counter = 0
    for k in range(n):
        if not seen[k]:
            counter += 1
            states[:, k] = x
            misses[k] = counter
            continue
        x = F @ x
        P = F @ P @ F.T + Q
        xu, Pu, nis = ekf_update(x, P, z[:, k], R)
        if nis <= gate:
            x, P = xu, Pu
            counter = 0
        else:
            counter += 1
        states[:, k] = x
        misses[k] = counter
    return {"states": states, "P": P, "misses": misses}
