# what: the loss of each pull alone is returned instead of the sum so far
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    Q = np.repeat(float(first_guess), K)
    N = np.zeros(K, dtype=int)
    regret = np.zeros(T)
    best = np.max(means)
    for t, (coin, pick) in enumerate(zip(coins, picks)):
        a = pick if coin < epsilon else Q.argmax()
        N[a] += 1
        Q[a] += (pays[t, a] - Q[a]) * (alpha if alpha is not None else 1 / N[a])
        regret[t] = best - means[a]
    return Q, N, regret
