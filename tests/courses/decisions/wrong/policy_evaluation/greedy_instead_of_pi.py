# what: the chain follows the most probable action of each state instead of averaging over pi
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S = pi.shape[0]
    best = np.argmax(pi, axis=1)
    rows = np.arange(S)
    P_pi = P[rows, best]
    r_pi = np.sum(P_pi * R[rows, best], axis=1)
    P_pi = np.where(ends[:, None], 0.0, P_pi)
    r_pi = np.where(ends, 0.0, r_pi)
    M = np.eye(S) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    return V, bellman_backup(P, R, V, ends, gamma), np.linalg.solve(M.T, mu)
