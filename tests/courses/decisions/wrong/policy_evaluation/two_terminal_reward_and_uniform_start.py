# what: the mean reward of terminal states is not set to zero, and the visits begin with a uniform distribution instead of mu
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S = P.shape[0]
    P_pi = np.einsum("sa,sat->st", pi, P)
    P_pi[ends, :] = 0
    r_pi = (pi * np.einsum("sat,sat->sa", P, R)).sum(1)
    M = np.eye(S) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve(M.T, np.full(S, 1 / S))
    return V, Q, visits
