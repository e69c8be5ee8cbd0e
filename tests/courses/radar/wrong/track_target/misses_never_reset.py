# the counter of misses is not set back to zero by an accepted measurement
def track_target(x, P, z, seen, dt, q, R, gate):
    total = z.shape[1]
    F = np.eye(4) + dt * np.eye(4, k=2)
    G = np.r_[dt**2 / 2 * np.eye(2), dt * np.eye(2)]
    states = np.zeros((4, total))
    misses = np.zeros(total, dtype=int)
    bad = 0
    for k in range(total):
        x = F @ x
        P = F @ P @ F.T + q**2 * G @ G.T
        good = False
        if seen[k]:
            xn, Pn, nis = ekf_update(x, P, z[:, k], R)
            if nis <= gate:
                good = True
                x, P = xn, Pn
        if not good:
            bad += 1
        states[:, k] = x
        misses[k] = bad
    return {"states": states, "P": P, "misses": misses}
