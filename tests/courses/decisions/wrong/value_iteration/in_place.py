# what: a sweep overwrites the values one by one and uses the new ones at once, instead of all from the old ones
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    S = P.shape[0]
    V = np.zeros(S)
    sweeps = 0
    for k in range(max_sweeps):
        delta = 0.0
        for s in range(S):
            old = V[s]
            V[s] = np.max(bellman_backup(P, R, V, ends, gamma)[s])
            delta = max(delta, abs(V[s] - old))
        sweeps += 1
        if delta < tol:
            break
    policy = bellman_backup(P, R, V, ends, gamma).argmax(axis=1)
    return V, policy, sweeps
