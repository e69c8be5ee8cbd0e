# what: on stopping, the values before the last sweep are returned
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    sweeps = 0
    while sweeps < max_sweeps:
        Q = bellman_backup(P, R, V, ends, gamma)
        V_new = np.max(Q, axis=1)
        sweeps += 1
        if np.max(np.abs(V_new - V)) < tol:
            break
        V = V_new
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, sweeps
