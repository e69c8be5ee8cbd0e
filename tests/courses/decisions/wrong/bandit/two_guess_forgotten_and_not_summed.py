# what: the estimates begin at zero, and the regret is not summed
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q, n, lost = np.zeros(K), np.zeros(K, dtype=int), np.zeros(T)
    for t in range(T):
        if coins[t] < epsilon:
            arm = picks[t]
        else:
            arm = np.argmax(q)
        n[arm] += 1
        if alpha is None:
            q[arm] = q[arm] + (pays[t, arm] - q[arm]) / n[arm]
        else:
            q[arm] = q[arm] + alpha * (pays[t, arm] - q[arm])
        lost[t] = np.max(means) - means[arm]
    return q, n, lost
