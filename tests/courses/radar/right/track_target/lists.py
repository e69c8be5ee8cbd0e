# lists, zip, and a helper that predicts position and velocity by parts
def track_target(x, P, z, seen, dt, q, R, gate):
    F = np.array([[1, 0, dt, 0], [0, 1, 0, dt], [0, 0, 1, 0], [0, 0, 0, 1]], dtype=float)
    g = np.array([dt**2 / 2, dt])
    Q = np.kron(np.outer(g, g), np.eye(2)) * q**2

    def ahead(s):
        return np.concatenate([s[:2] + dt * s[2:], s[2:]])

    states, misses = [], []
    for measurement, there in zip(z.T, seen):
        x, P = ahead(x), F @ P @ F.T + Q
        accepted = False
        if there:
            candidate, cov, nis = ekf_update(x, P, measurement, R)
            if nis <= gate:
                x, P, accepted = candidate, cov, True
        states.append(x)
        misses.append(0 if accepted else (misses[-1] if misses else 0) + 1)
    return {"states": np.array(states).T, "P": P, "misses": np.array(misses)}
