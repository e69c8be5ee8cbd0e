# what: a for loop that counts from one, the change computed before the values are replaced
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(len(ends))
    for sweep in range(1, max_sweeps + 1):
        new = bellman_backup(P, R, V, ends, gamma).max(axis=1)
        settled = np.all(np.abs(new - V) < tol)
        V = new
        if settled:
            break
    return V, bellman_backup(P, R, V, ends, gamma).argmax(axis=1), sweep
