# what: the Euclidean norm of the change is compared with tol, and the values before the last sweep are returned
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    sweeps = 0
    while sweeps < max_sweeps:
        V_new = np.max(bellman_backup(P, R, V, ends, gamma), axis=1)
        sweeps += 1
        if np.sqrt(np.sum((V_new - V) ** 2)) < tol:
            break
        V = V_new
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, sweeps
