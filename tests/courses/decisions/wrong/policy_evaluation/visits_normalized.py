# what: the visits are multiplied by 1 - gamma, as if they had to be a distribution
def policy_evaluation(P, R, pi, ends, mu, gamma):
    live = ~ends
    P_pi = (pi[:, None, :] @ P)[:, 0, :] * live[:, None]
    r_pi = (pi * (P * R).sum(axis=2)).sum(axis=1) * live
    M = np.identity(len(mu)) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    d = (1 - gamma) * np.linalg.solve(M.T, mu)
    return V, Q, d
