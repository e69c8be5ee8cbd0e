# what: the visits are solved with M instead of its transpose, and scaled to sum to one
def policy_evaluation(P, R, pi, ends, mu, gamma):
    live = 1.0 - ends
    P_pi = live[:, None] * np.einsum("sa,sat->st", pi, P)
    r_pi = live * np.einsum("sa,sat,sat->s", pi, P, R)
    M = np.eye(len(mu)) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve(M, mu)
    visits = visits / visits.sum()
    return V, Q, visits
