# what: stops at tol * (1 - gamma) / gamma, which bounds the error, instead of at a change of tol
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    threshold = tol * (1 - gamma) / gamma
    change = np.inf
    sweeps = 0
    while change >= threshold and sweeps < max_sweeps:
        Q = bellman_backup(P, R, V, ends, gamma)
        change = np.max(np.abs(Q.max(axis=1) - V))
        V = Q.max(axis=1)
        sweeps = sweeps + 1
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, sweeps
