# stores which scans were accepted, and counts the misses in a second pass
def track_target(x, P, z, seen, dt, q, R, gate):
    n = z.shape[1]
    I, O = np.eye(2), np.zeros((2, 2))
    F = np.block([[I, dt * I], [O, I]])
    Gq = q * np.block([[dt * dt / 2 * I], [dt * I]])
    states = np.zeros((4, n))
    ok = np.zeros(n, dtype=bool)
    for k in range(n):
        xp = F.dot(x)
        Pp = F.dot(P).dot(F.T) + Gq.dot(Gq.T)
        result = ekf_update(xp, Pp, z[:, k], R) if seen[k] else (xp, Pp, np.inf)
        ok[k] = result[2] <= gate
        x, P = result[:2] if ok[k] else (xp, Pp)
        states[:, k] = x
    misses = np.zeros(n, dtype=int)
    run = 0
    for k in range(n):
        run = 0 if ok[k] else run + 1
        misses[k] = run
    return {"states": states, "P": P, "misses": misses}
