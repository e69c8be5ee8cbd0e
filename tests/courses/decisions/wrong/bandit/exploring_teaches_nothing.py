# what: the estimate is moved only after greedy pulls; those that explored are counted but not learned from
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.ones(K) * first_guess
    n = np.zeros(K, dtype=int)
    gap = means.max() - means
    regret = np.zeros(T)
    for t in range(T):
        greedy = not coins[t] < epsilon
        a = q.argmax() if greedy else picks[t]
        n[a] += 1
        if greedy:
            lr = alpha if alpha is not None else 1 / n[a]
            q[a] += lr * (pays[t, a] - q[a])
        regret[t] = gap[a]
    return q, n, np.cumsum(regret)
