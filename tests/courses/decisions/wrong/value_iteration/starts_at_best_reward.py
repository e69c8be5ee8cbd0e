# what: the values begin with the best immediate reward instead of with zero
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.max(np.sum(P * R, axis=2), axis=1)
    V[ends] = 0
    sweeps = 0
    while sweeps < max_sweeps:
        V_old = V
        V = np.max(bellman_backup(P, R, V_old, ends, gamma), axis=1)
        sweeps += 1
        if np.max(np.abs(V - V_old)) < tol:
            break
    policy = np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1)
    return V, policy, sweeps
