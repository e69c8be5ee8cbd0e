# the process noise is not added to the covariance in the prediction
def track_target(x, P, z, seen, dt, q, R, gate):
    T = z.shape[1]
    F = np.array([[1, 0, dt, 0], [0, 1, 0, dt], [0, 0, 1, 0], [0, 0, 0, 1]])
    states = np.zeros((4, T))
    misses = np.zeros(T, dtype=int)
    count = 0
    for t in range(T):
        x = F @ x
        P = F @ P @ F.T
        accepted = False
        if seen[t]:
            xu, Pu, d2 = ekf_update(x, P, z[:, t], R)
            if d2 <= gate:
                x, P = xu, Pu
                accepted = True
        count = 0 if accepted else count + 1
        states[:, t] = x
        misses[t] = count
    return {"states": states, "P": P, "misses": misses}
