# the states that are stored are those before the update
def track_target(x, P, z, seen, dt, q, R, gate):
    n_scans = z.shape[1]
    Phi = np.eye(4) + dt * np.eye(4, k=2)
    Gam = np.vstack([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    track = np.zeros((4, n_scans))
    miss = np.zeros(n_scans, dtype=int)
    c = 0
    for s in range(n_scans):
        x = Phi @ x
        P = Phi @ P @ Phi.T + q**2 * Gam @ Gam.T
        track[:, s] = x
        c += 1
        if seen[s]:
            xe, Pe, e2 = ekf_update(x, P, z[:, s], R)
            if e2 <= gate:
                x, P = xe, Pe
                c = 0
        miss[s] = c
    return {"states": track, "P": P, "misses": miss}
