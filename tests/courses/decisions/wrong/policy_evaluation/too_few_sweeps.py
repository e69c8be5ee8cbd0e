# what: the values are iterated twenty times instead of solved, which is not converged
def policy_evaluation(P, R, pi, ends, mu, gamma):
    V = np.zeros(len(mu))
    for _ in range(20):
        Q = bellman_backup(P, R, V, ends, gamma)
        V = np.sum(pi * Q, axis=1)
    P_pi = np.einsum("sa,sat->st", pi, P) * (1.0 - ends)[:, None]
    visits = np.linalg.inv(np.eye(len(mu)) - gamma * P_pi).T @ mu
    return V, bellman_backup(P, R, V, ends, gamma), visits
