# what: the step is one over all pulls so far, and the regret is of what was paid instead of the means
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    Q = np.full(K, float(first_guess))
    N = np.zeros(K, dtype=int)
    R = np.zeros(T)
    for t in range(T):
        a = picks[t] if coins[t] < epsilon else np.argmax(Q)
        N[a] += 1
        lr = 1 / (t + 1) if alpha is None else alpha
        Q[a] += lr * (pays[t, a] - Q[a])
        R[t] = pays[t].max() - pays[t, a]
    return Q, N, R.cumsum()
