# what: the standard deviation is the sample's (divided by the number less one)
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    adv = np.zeros((n, T))
    last = np.zeros(n)
    for t in range(T - 1, -1, -1):
        alive = 1 - done[:, t]
        delta = rewards[:, t] + gamma * values[:, t + 1] * alive - values[:, t]
        last = delta + gamma * lam * alive * last
        adv[:, t] = last
    targets = adv + values[:, :T]
    mu = adv.mean()
    sigma = np.sqrt(((adv - mu) ** 2).sum() / (n * T - 1))
    return adv, targets, (adv - mu) / (sigma + 1e-8)
