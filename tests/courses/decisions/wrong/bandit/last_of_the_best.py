# what: of several arms with the highest estimate the last one is pulled instead of the first
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    est = np.full(K, float(first_guess))
    n = np.zeros(K, dtype=int)
    out = np.zeros(T)
    run = 0.0
    for t in range(T):
        k = picks[t]
        if coins[t] >= epsilon:
            k = 0
            for j in range(1, K):
                if est[j] >= est[k]:
                    k = j
        n[k] += 1
        r = pays[t, k]
        est[k] += (r - est[k]) / n[k] if alpha is None else alpha * (r - est[k])
        run += np.max(means) - means[k]
        out[t] = run
    return est, n, out
