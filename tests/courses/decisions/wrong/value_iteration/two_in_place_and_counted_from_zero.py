# what: a sweep uses new values at once, and the number of sweeps is the index counted from zero
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for k in range(max_sweeps):
        before = V.copy()
        for s in range(len(V)):
            V[s] = bellman_backup(P, R, V, ends, gamma)[s].max()
        if np.max(np.abs(V - before)) < tol:
            break
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, k
