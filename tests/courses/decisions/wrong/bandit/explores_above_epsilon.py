# what: explores where the coin is above epsilon instead of below
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    Q = np.ones(K) * first_guess
    N = np.zeros(K, dtype=int)
    regret = []
    total = 0.0
    for t in range(T):
        a = picks[t] if coins[t] > epsilon else np.argmax(Q)
        N[a] += 1
        if alpha is None:
            Q[a] += (pays[t, a] - Q[a]) / N[a]
        else:
            Q[a] += alpha * (pays[t, a] - Q[a])
        total += means.max() - means[a]
        regret.append(total)
    return Q, N, np.array(regret)
