# what: the step is one over the number of all pulls so far instead of those of this arm
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.full(K, float(first_guess))
    counts = np.zeros(K, dtype=int)
    lost = np.zeros(T)
    for t in range(T):
        explore = coins[t] < epsilon
        arm = picks[t] if explore else estimates.argmax()
        counts[arm] += 1
        step = alpha
        if alpha is None:
            step = 1 / (t + 1)
        error = pays[t, arm] - estimates[arm]
        estimates[arm] += step * error
        lost[t] = means.max() - means[arm]
    return estimates, counts, np.cumsum(lost)
