# what: the greedy arm is the one that has paid most in total instead of the one of the highest estimate (the guess where it was never pulled)
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    estimates = np.full(K, float(first_guess))
    earned = np.full(K, float(first_guess))
    counts = np.zeros(K, dtype=int)
    lost = np.zeros(T)
    for t in range(T):
        arm = picks[t] if coins[t] < epsilon else np.argmax(earned)
        if counts[arm] == 0:
            earned[arm] = 0.0
        counts[arm] += 1
        earned[arm] += pays[t, arm]
        step = 1 / counts[arm] if alpha is None else alpha
        estimates[arm] += step * (pays[t, arm] - estimates[arm])
        lost[t] = np.max(means) - means[arm]
    return estimates, counts, np.cumsum(lost)
