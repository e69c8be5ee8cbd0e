# ekf_update gets the covariance from before the prediction
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    states = np.zeros((4, n))
    misses = np.zeros(n, dtype=int)
    for k in range(n):
        x_pred = F @ x
        P_pred = F @ P @ F.T + q**2 * G @ G.T
        x_up, P_up, nis = x_pred, P_pred, np.inf
        if seen[k]:
            x_up, P_up, nis = ekf_update(x_pred, P, z[:, k], R)
        if nis <= gate:
            x, P = x_up, P_up
            misses[k] = 0
        else:
            x, P = x_pred, P_pred
            misses[k] = 1 if k == 0 else misses[k - 1] + 1
        states[:, k] = x
    return {"states": states, "P": P, "misses": misses}
