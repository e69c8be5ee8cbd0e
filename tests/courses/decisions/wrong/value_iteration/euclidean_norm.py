# what: the Euclidean norm of the change is compared with tol instead of its largest entry
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for sweeps in range(1, max_sweeps + 1):
        V_old = V
        V = bellman_backup(P, R, V_old, ends, gamma).max(axis=1)
        if np.linalg.norm(V - V_old) < tol:
            break
    return V, np.argmax(bellman_backup(P, R, V, ends, gamma), axis=1), sweeps
