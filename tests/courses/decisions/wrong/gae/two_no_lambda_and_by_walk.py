# what: the carry decays by gamma alone, and the scaling is done for each walk alone
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    adv = np.zeros((n, T))
    carry = np.zeros(n)
    for t in range(T - 1, -1, -1):
        mask = 1 - done[:, t]
        carry = rewards[:, t] + gamma * mask * values[:, t + 1] - values[:, t] + gamma * mask * carry
        adv[:, t] = carry
    scaled = (adv - adv.mean(1)[:, None]) / (adv.std(1)[:, None] + 1e-8)
    return adv, adv + values[:, :-1], scaled
