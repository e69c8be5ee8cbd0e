# what: the step uses the number of pulls before this one (at least one), because the count is raised after it
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    q = np.full(K, first_guess, dtype=float)
    n = np.zeros(K, dtype=int)
    chosen = np.zeros(T, dtype=int)
    for t in range(T):
        a = int(np.argmax(q))
        if coins[t] < epsilon:
            a = int(picks[t])
        lr = alpha if alpha is not None else 1.0 / max(n[a], 1)
        q[a] = q[a] + lr * (pays[t][a] - q[a])
        n[a] = n[a] + 1
        chosen[t] = a
    return q, n, np.cumsum(max(means) - means[chosen])
