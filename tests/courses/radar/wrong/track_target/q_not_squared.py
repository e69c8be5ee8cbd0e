# the process noise uses q instead of q squared
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    I2, O2 = np.eye(2), np.zeros((2, 2))
    F = np.block([[I2, dt * I2], [O2, I2]])
    G = np.block([[0.5 * dt**2 * I2], [dt * I2]])
    Q = q * G @ G.T
    history, miss_list, m = [], [], 0
    for k in range(n):
        x, P = F @ x, F @ P @ F.T + Q
        m = m + 1
        if seen[k]:
            a, b, c = ekf_update(x, P, z[:, k], R)
            if c <= gate:
                x, P, m = a, b, 0
        history.append(x)
        miss_list.append(m)
    return {"states": np.array(history).T, "P": P, "misses": np.array(miss_list)}
