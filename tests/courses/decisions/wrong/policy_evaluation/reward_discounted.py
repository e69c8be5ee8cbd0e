# what: the mean reward is discounted too: V = gamma (r + P V)
def policy_evaluation(P, R, pi, ends, mu, gamma):
    n = len(ends)
    chain = np.zeros((n, n))
    reward = np.zeros(n)
    for s in np.flatnonzero(~ends):
        chain[s] = pi[s] @ P[s]
        reward[s] = pi[s] @ (P[s] * R[s]).sum(axis=1)
    K = np.linalg.inv(np.eye(n) - gamma * chain)
    V = gamma * K @ reward
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = K.T @ mu
    return V, Q, visits
