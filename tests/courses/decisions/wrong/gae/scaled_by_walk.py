# what: mean and standard deviation are taken over each walk alone instead of over all of them
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    go_on = 1.0 - done
    deltas = rewards + gamma * go_on * values[:, 1:] - values[:, :-1]
    adv = np.zeros((n, T))
    carry = np.zeros(n)
    for t in reversed(range(T)):
        carry = deltas[:, t] + gamma * lam * go_on[:, t] * carry
        adv[:, t] = carry
    mean = adv.mean(axis=1, keepdims=True)
    std = adv.std(axis=1, keepdims=True)
    return adv, adv + values[:, :-1], (adv - mean) / (std + 1e-8)
