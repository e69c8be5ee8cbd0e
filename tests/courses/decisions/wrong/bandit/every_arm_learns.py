# what: all arms learn from what they would have paid, not only the one that was pulled
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.full(K, float(first_guess))
    counts = np.zeros(K, dtype=int)
    lost = np.zeros(T)
    for t in range(T):
        arm = picks[t] if coins[t] < epsilon else np.argmax(estimates)
        counts[arm] += 1
        step = 1 / counts[arm] if alpha is None else alpha
        estimates += step * (pays[t] - estimates)
        lost[t] = np.max(means) - means[arm]
    return estimates, counts, np.cumsum(lost)
