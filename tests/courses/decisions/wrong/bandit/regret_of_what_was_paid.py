# what: the regret compares what the arms paid at that pull instead of their means
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.full(K, float(first_guess))
    arms = np.zeros(T, dtype=int)
    for t in range(T):
        arms[t] = picks[t] if coins[t] < epsilon else np.argmax(q)
        a = arms[t]
        if alpha is None:
            q[a] += (pays[t, a] - q[a]) / np.sum(arms[: t + 1] == a)
        else:
            q[a] += alpha * (pays[t, a] - q[a])
    counts = np.array([np.sum(arms == k) for k in range(K)])
    regret = np.cumsum(pays.max(axis=1) - pays[np.arange(T), arms])
    return q, counts, regret
