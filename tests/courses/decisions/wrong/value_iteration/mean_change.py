# what: stops when the mean change is below tol instead of the largest
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for sweep in range(1, max_sweeps + 1):
        new = bellman_backup(P, R, V, ends, gamma).max(1)
        change = np.mean(np.abs(new - V))
        V = new
        if change < tol:
            break
    Q = bellman_backup(P, R, V, ends, gamma)
    return V, np.argmax(Q, 1), sweep
