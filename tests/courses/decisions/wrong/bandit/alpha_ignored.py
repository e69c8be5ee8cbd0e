# what: always the average, also where alpha is given
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    n_pulls, n_arms = pays.shape
    value = np.full(n_arms, float(first_guess))
    pulled = np.zeros(n_arms, dtype=int)
    regret = np.zeros(n_pulls)
    so_far = 0.0
    for i in range(n_pulls):
        if coins[i] < epsilon:
            k = picks[i]
        else:
            k = np.argmax(value)
        pulled[k] += 1
        value[k] = value[k] + (pays[i, k] - value[k]) / pulled[k]
        so_far += np.max(means) - means[k]
        regret[i] = so_far
    return value, pulled, regret
