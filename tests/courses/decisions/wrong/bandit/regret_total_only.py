# what: only the regret after the last pull is returned, a number instead of one for each pull
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.full(K, float(first_guess))
    n = np.zeros(K, dtype=int)
    regret = 0.0
    for t in range(T):
        a = picks[t] if coins[t] < epsilon else np.argmax(q)
        n[a] += 1
        q[a] += (pays[t, a] - q[a]) * (1 / n[a] if alpha is None else alpha)
        regret += np.max(means) - means[a]
    return q, n, regret
