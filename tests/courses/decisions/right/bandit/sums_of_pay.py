# what: the average as the sum of what the arm has paid over its count, regret as a running total
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.full(K, float(first_guess))
    total = np.zeros(K)
    n = np.zeros(K, dtype=int)
    regret = np.zeros(T)
    so_far = 0.0
    for t in range(T):
        a = picks[t] if coins[t] < epsilon else q.argmax()
        n[a] += 1
        total[a] += pays[t, a]
        if alpha is None:
            q[a] = total[a] / n[a]
        else:
            q[a] = (1 - alpha) * q[a] + alpha * pays[t, a]
        so_far += means.max() - means[a]
        regret[t] = so_far
    return q, n, regret
