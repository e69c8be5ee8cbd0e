# what: an arm pays its n-th number at its n-th pull instead of the number of the time t
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    values = [float(first_guess)] * K
    pulls = [0] * K
    regret, total = [], 0.0
    for t in range(T):
        arm = int(picks[t]) if coins[t] < epsilon else values.index(max(values))
        reward = pays[pulls[arm]][arm]
        pulls[arm] += 1
        rate = 1 / pulls[arm] if alpha is None else alpha
        values[arm] += rate * (reward - values[arm])
        total += max(means) - means[arm]
        regret.append(total)
    return np.array(values), np.array(pulls), np.array(regret)
