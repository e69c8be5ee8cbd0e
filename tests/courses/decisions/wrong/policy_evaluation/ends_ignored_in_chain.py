# what: terminal states are not treated at all in the chain (neither in the transitions nor in the rewards)
def policy_evaluation(P, R, pi, ends, mu, gamma):
    P_pi = np.einsum("sa,sat->st", pi, P)
    r_pi = np.einsum("sa,sat,sat->s", pi, P, R)
    I = np.eye(P.shape[0])
    V = np.linalg.solve(I - gamma * P_pi, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve(I - gamma * P_pi.T, mu)
    return V, Q, visits
