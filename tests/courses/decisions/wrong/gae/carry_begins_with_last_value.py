# what: the carry begins with the value after the last step instead of with zero, as a return would
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    A = np.zeros((n, T + 1))
    A[:, T] = values[:, T]
    for k in range(T):
        t = T - 1 - k
        m = 1 - done[:, t]
        delta = rewards[:, t] + gamma * m * values[:, t + 1] - values[:, t]
        A[:, t] = delta + gamma * lam * m * A[:, t + 1]
    adv = A[:, :T]
    scaled = (adv - adv.mean()) / (adv.std() + 1e-8)
    return adv, adv + values[:, :T], scaled
