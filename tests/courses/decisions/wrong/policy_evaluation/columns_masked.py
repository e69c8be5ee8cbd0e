# what: the columns of terminal states in the transition matrix are set to zero instead of their rows
def policy_evaluation(P, R, pi, ends, mu, gamma):
    P_pi = np.einsum("sa,sat->st", pi, P)
    P_pi[:, ends] = 0.0
    r_pi = np.einsum("sa,sat,sat->s", pi, P, R)
    r_pi[ends] = 0.0
    M = np.eye(len(mu)) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve(M.T, mu)
    return V, Q, visits
