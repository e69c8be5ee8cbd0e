# what: the count is raised before the step, and the step is 1 / (count + 1) on top of that
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.full(K, float(first_guess))
    counts = np.zeros(K, dtype=int)
    lost = np.zeros(T)
    for t in range(T):
        if coins[t] < epsilon:
            arm = picks[t]
        else:
            arm = np.argmax(estimates)
        counts[arm] += 1
        step = 1 / (counts[arm] + 1) if alpha is None else alpha
        estimates[arm] += step * (pays[t, arm] - estimates[arm])
        lost[t] = np.max(means) - means[arm]
    return estimates, counts, np.cumsum(lost)
