# the root of the normalized innovation squared is compared with the gate
def track_target(x, P, z, seen, dt, q, R, gate):
    num = z.shape[1]
    F = np.eye(4)
    F[:2, 2:] = dt * np.eye(2)
    G = np.zeros((4, 2))
    G[:2] = dt**2 / 2 * np.eye(2)
    G[2:] = dt * np.eye(2)
    states = np.zeros((4, num))
    misses = np.zeros(num, dtype=int)
    coasting = 0
    for k in range(num):
        x = F @ x
        P = F @ P @ F.T + q**2 * G @ G.T
        coasting += 1
        if seen[k]:
            xu, Pu, nis = ekf_update(x, P, z[:, k], R)
            distance = np.sqrt(nis)
            if distance <= gate:
                x, P, coasting = xu, Pu, 0
        states[:, k] = x
        misses[k] = coasting
    return {"states": states, "P": P, "misses": misses}
