# what: the values of terminal states are set to zero only after the system without ends has been solved, so the others still count them
def policy_evaluation(P, R, pi, ends, mu, gamma):
    P_pi = np.einsum("sa,sat->st", pi, P)
    r_pi = np.einsum("sa,sat,sat->s", pi, P, R)
    V = np.linalg.solve(np.eye(len(mu)) - gamma * P_pi, r_pi)
    V[ends] = 0.0
    Q = bellman_backup(P, R, V, ends, gamma)
    P_pi[ends] = 0.0
    visits = np.linalg.solve(np.eye(len(mu)) - gamma * P_pi.T, mu)
    return V, Q, visits
