# what: the carry of all walks is cut where any of them ended
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    deltas = rewards + gamma * (1 - done) * values[:, 1:] - values[:, :-1]
    advantages = np.zeros((n, T))
    carry = np.zeros(n)
    for t in range(T - 1, -1, -1):
        if np.any(done[:, t]):
            carry = np.zeros(n)
        carry = deltas[:, t] + gamma * lam * carry
        advantages[:, t] = carry
    targets = advantages + values[:, :-1]
    scaled = (advantages - np.mean(advantages)) / (np.std(advantages) + 1e-8)
    return advantages, targets, scaled
