# what: the estimates begin at zero instead of at the first guess
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.zeros(K)
    counts = np.zeros(K, dtype=int)
    arms = []
    for t in range(T):
        if coins[t] < epsilon:
            arm = picks[t]
        else:
            arm = np.argmax(estimates)
        arms.append(arm)
        counts[arm] += 1
        step = 1 / counts[arm] if alpha is None else alpha
        estimates[arm] += step * (pays[t, arm] - estimates[arm])
    return estimates, counts, np.cumsum(means.max() - means[arms])
