# what: the recursion of the lambda-returns; the advantages are what they exceed the values by
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    targets = np.zeros((n, T))
    G = values[:, T]
    for t in range(T - 1, -1, -1):
        mixed = (1 - lam) * values[:, t + 1] + lam * G
        G = rewards[:, t] + gamma * (1 - done[:, t]) * mixed
        targets[:, t] = G
    adv = targets - values[:, :T]
    return adv, targets, (adv - np.mean(adv)) / (np.sqrt(np.var(adv)) + 1e-8)
