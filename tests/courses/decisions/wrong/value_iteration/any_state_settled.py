# what: stops as soon as some state has changed by less than tol instead of all of them
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    sweeps = 0
    settled = False
    while sweeps < max_sweeps and not settled:
        V_new = bellman_backup(P, R, V, ends, gamma).max(axis=1)
        settled = (np.abs(V_new - V) < tol).any()
        V = V_new
        sweeps += 1
    policy = bellman_backup(P, R, V, ends, gamma).argmax(axis=1)
    return V, policy, sweeps
