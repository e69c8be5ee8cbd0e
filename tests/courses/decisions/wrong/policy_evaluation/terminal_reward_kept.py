# what: the mean reward of terminal states is not set to zero, only their transitions are
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S, A = pi.shape
    P_pi = np.zeros((S, S))
    r_pi = np.zeros(S)
    for s in range(S):
        for a in range(A):
            if not ends[s]:
                P_pi[s] += pi[s, a] * P[s, a]
            r_pi[s] += pi[s, a] * np.dot(P[s, a], R[s, a])
    V = np.linalg.solve(np.eye(S) - gamma * P_pi, r_pi)
    Q = bellman_backup(P, R, V, ends, gamma)
    visits = np.linalg.solve((np.eye(S) - gamma * P_pi).T, mu)
    return V, Q, visits
