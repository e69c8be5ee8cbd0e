# what: the mean reward sums over the next states without their probabilities
def policy_evaluation(P, R, pi, ends, mu, gamma):
    S, A = pi.shape
    P_pi = np.zeros((S, S))
    r_pi = np.zeros(S)
    for s in range(S):
        if ends[s]:
            continue
        for a in range(A):
            P_pi[s] += pi[s, a] * P[s, a]
            r_pi[s] += pi[s, a] * np.sum(R[s, a])
    K = np.linalg.inv(np.eye(S) - gamma * P_pi)
    V = K @ r_pi
    return V, bellman_backup(P, R, V, ends, gamma), mu @ K
