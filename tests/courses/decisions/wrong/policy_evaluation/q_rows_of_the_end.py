# what: Q is written out without zero rows for terminal states
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S = len(mu)
    P_pi = np.einsum("sa,sat->st", pi, P)
    r_pi = np.einsum("sa,sat,sat->s", pi, P, R)
    P_pi[ends] = 0.0
    r_pi[ends] = 0.0
    V = np.linalg.solve(np.eye(S) - gamma * P_pi, r_pi)
    Q = np.einsum("sat,sat->sa", P, R + gamma * V)
    visits = np.linalg.solve(np.eye(S) - gamma * P_pi.T, mu)
    return V, Q, visits
