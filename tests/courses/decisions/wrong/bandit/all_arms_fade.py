# what: with alpha, the estimates of all arms are multiplied by 1 - alpha instead of that of the pulled arm
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.full(K, float(first_guess))
    counts = np.zeros(K, dtype=int)
    lost = np.zeros(T)
    for t in range(T):
        arm = picks[t] if coins[t] < epsilon else np.argmax(estimates)
        counts[arm] += 1
        if alpha is None:
            estimates[arm] += (pays[t, arm] - estimates[arm]) / counts[arm]
        else:
            estimates *= 1 - alpha
            estimates[arm] += alpha * pays[t, arm]
        lost[t] = np.max(means) - means[arm]
    return estimates, counts, np.cumsum(lost)
