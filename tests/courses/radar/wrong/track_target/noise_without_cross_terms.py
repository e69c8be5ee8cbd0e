# the process noise has no terms between position and velocity: only its diagonal is used
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    F = np.eye(4) + np.diag([dt, dt], 2)
    sp = q * dt**2 / 2
    sv = q * dt
    Q = np.diag([sp**2, sp**2, sv**2, sv**2])
    states = np.zeros((4, n))
    misses = np.zeros(n, int)
    lost = 0
    for i in range(n):
        x = F.dot(x)
        P = F.dot(P).dot(F.T) + Q
        lost += 1
        if seen[i]:
            xx, PP, nis = ekf_update(x, P, z[:, i], R)
            if nis <= gate:
                x = xx
                P = PP
                lost = 0
        states[:, i] = x
        misses[i] = lost
    return {"states": states, "P": P, "misses": misses}
