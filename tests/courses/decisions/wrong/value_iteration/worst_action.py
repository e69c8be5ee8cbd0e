# what: the minimum over actions, and the action of least value, are taken instead of the maximum, as if rewards were costs
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for k in range(1, max_sweeps + 1):
        Q = bellman_backup(P, R, V, ends, gamma)
        best = Q.min(axis=1)
        diff = np.abs(best - V)
        V = best
        if np.all(diff < tol):
            break
    policy = np.argmin(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, k
