# the process noise is left out, and every measurement that was seen is accepted
def track_target(x, P, z, seen, dt, q, R, gate):
    T = z.shape[1]
    F = np.eye(4)
    F[0, 2] = F[1, 3] = dt
    states = np.zeros((4, T))
    misses = np.zeros(T, dtype=int)
    gap = 0
    for t in range(T):
        x = F @ x
        P = F @ P @ F.T
        if seen[t]:
            x, P, _ = ekf_update(x, P, z[:, t], R)
            gap = 0
        else:
            gap += 1
        states[:, t] = x
        misses[t] = gap
    return {"states": states, "P": P, "misses": misses}
