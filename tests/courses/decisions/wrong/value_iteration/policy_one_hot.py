# what: the policy is a table of zeros and ones, shape (S, A), instead of the number of an action for each state
def value_iteration(P, R, ends, gamma, tol, max_sweeps):
    V = np.zeros(P.shape[0])
    for n in range(1, max_sweeps + 1):
        new = bellman_backup(P, R, V, ends, gamma).max(axis=1)
        gap = np.abs(new - V).max()
        V = new
        if gap < tol:
            break
    Q = bellman_backup(P, R, V, ends, gamma)
    policy = np.eye(P.shape[1], dtype=int)[Q.argmax(axis=1)]
    return V, policy, n
