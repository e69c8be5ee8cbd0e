# seen is not looked at: the update is made from z also where nothing was seen
def track_target(x, P, z, seen, dt, q, R, gate):
    def predict(x, P):
        F = np.eye(4) + dt * np.eye(4, k=2)
        G = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
        return F @ x, F @ P @ F.T + q**2 * G @ G.T

    states = np.zeros((4, z.shape[1]))
    misses = np.zeros(z.shape[1], dtype=int)
    m = 0
    for k, meas in enumerate(z.T):
        x, P = predict(x, P)
        xu, Pu, nis = ekf_update(x, P, meas, R)
        if nis <= gate:
            x, P, m = xu, Pu, 0
        else:
            m += 1
        states[:, k] = x
        misses[k] = m
    return {"states": states, "P": P, "misses": misses}
