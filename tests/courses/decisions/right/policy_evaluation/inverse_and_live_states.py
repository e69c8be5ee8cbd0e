# what: the inverse of the system of the live states alone, Q without the helper
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S = len(mu)
    live = np.flatnonzero(~ends)
    chain = np.zeros((S, S))
    reward = np.zeros(S)
    for s in live:
        chain[s] = pi[s] @ P[s]
        reward[s] = pi[s] @ np.sum(P[s] * R[s], axis=1)
    V = np.zeros(S)
    K = np.linalg.inv(np.eye(len(live)) - gamma * chain[np.ix_(live, live)])
    V[live] = K @ reward[live]
    Q = np.zeros(pi.shape)
    Q[live] = np.sum(P[live] * (R[live] + gamma * V), axis=2)
    visits = mu.copy()
    visits[live] = mu[live] @ K
    visits[ends] = mu[ends] + gamma * visits[live] @ chain[np.ix_(live, np.flatnonzero(ends))]
    return V, Q, visits
