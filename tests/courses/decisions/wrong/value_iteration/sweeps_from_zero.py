# what: the index of the last sweep, counted from zero, is returned as the number of sweeps
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for i in range(max_sweeps):
        V_prev = V.copy()
        V = bellman_backup(P, R, V_prev, ends, gamma).max(axis=1)
        if np.max(np.abs(V - V_prev)) < tol:
            break
    pi = bellman_backup(P, R, V, ends, gamma).argmax(axis=1)
    return V, pi, i
