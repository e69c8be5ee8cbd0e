# what: the temporal difference counts the next value also where the episode ended (the carry stops rightly)
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    adv = np.zeros_like(rewards)
    last = 0.0
    for t in range(T - 1, -1, -1):
        delta = rewards[:, t] + gamma * values[:, t + 1] - values[:, t]
        last = delta + gamma * lam * (1 - done[:, t]) * last
        adv[:, t] = last
    ret = adv + values[:, :T]
    norm = (adv - adv.mean()) / (adv.std() + 1e-8)
    return adv, ret, norm
