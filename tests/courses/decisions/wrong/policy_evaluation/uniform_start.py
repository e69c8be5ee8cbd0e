# what: the visits begin in a uniformly drawn state instead of with mu
def policy_evaluation(P, R, pi, ends, mu, gamma):
    n = P.shape[0]
    keep = np.where(ends, 0.0, 1.0)
    T = keep[:, None] * np.sum(pi[..., None] * P, axis=1)
    r = keep * np.sum(pi * np.sum(P * R, axis=2), axis=1)
    V = np.linalg.solve(np.eye(n) - gamma * T, r)
    start = np.ones(n) / n
    visits = np.linalg.solve(np.eye(n) - gamma * T.T, start)
    return V, bellman_backup(P, R, V, ends, gamma), visits
