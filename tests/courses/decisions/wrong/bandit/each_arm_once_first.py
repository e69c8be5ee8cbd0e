# what: a player who does not explore pulls arms that were never pulled before being greedy
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.full(K, float(first_guess))
    n = np.zeros(K, dtype=int)
    regret = np.zeros(T)
    for t in range(T):
        if coins[t] < epsilon:
            a = picks[t]
        elif n.min() == 0:
            a = np.flatnonzero(n == 0)[0]
        else:
            a = q.argmax()
        n[a] += 1
        w = alpha if alpha is not None else 1.0 / n[a]
        q[a] = (1 - w) * q[a] + w * pays[t, a]
        regret[t] = means.max() - means[a]
    return q, n, regret.cumsum()
