# what: the temporal difference bootstraps over the end of an episode, and the standard deviation is the sample's
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    deltas = rewards + gamma * values[:, 1:] - values[:, :-1]
    advantages = np.zeros((n, T))
    carry = np.zeros(n)
    for t in reversed(range(T)):
        carry = deltas[:, t] + gamma * lam * (1 - done[:, t]) * carry
        advantages[:, t] = carry
    targets = advantages + values[:, :-1]
    scaled = (advantages - np.mean(advantages)) / (np.std(advantages, ddof=1) + 1e-8)
    return advantages, targets, scaled
