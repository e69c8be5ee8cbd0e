# what: the transition matrix is the plain mean over actions instead of the mean under pi (the rewards are right)
def policy_evaluation(P, R, pi, ends, mu, gamma):
    live = 1.0 - ends
    P_pi = P.mean(axis=1) * live[:, None]
    r_pi = np.einsum("sa,sat,sat->s", pi, P, R) * live
    M = np.eye(len(P_pi)) - gamma * P_pi
    V = np.linalg.solve(M, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve(M.T, mu)
    return V, Q, visits
