# what: keeps the arms that were pulled; counts and regret come from them at the end
def bandit(pays, means, coins, picks, epsilon, first_guess, alpha=None):
    T, K = pays.shape
    explore = coins < epsilon
    q = np.full(K, first_guess, dtype=float)
    arms = []
    for t in range(T):
        arm = int(picks[t]) if explore[t] else int(np.argmax(q))
        arms.append(arm)
        rate = 1 / arms.count(arm) if alpha is None else alpha
        q[arm] = q[arm] + rate * (pays[t, arm] - q[arm])
    counts = np.bincount(arms, minlength=K)
    regret = np.arange(1, T + 1) * means.max() - np.cumsum(means[arms])
    return q, counts, regret
