# every measurement that was seen is accepted, the gate is not used
def track_target(x, P, z, seen, dt, q, R, gate):
    t = z.shape[1]
    A = np.eye(4) + dt * np.eye(4, k=2)
    B = np.concatenate([dt**2 / 2 * np.eye(2), dt * np.eye(2)])
    W = q**2 * B @ B.T
    states = []
    misses = []
    for k in range(t):
        x = A @ x
        P = A @ P @ A.T + W
        if seen[k]:
            x, P, nis = ekf_update(x, P, z[:, k], R)
            misses.append(0)
        else:
            misses.append(misses[-1] + 1 if misses else 1)
        states.append(x)
    return {"states": np.stack(states, axis=1), "P": P, "misses": np.array(misses)}
