# what: the critic's targets are the one-step ones (reward and discounted next value) instead of advantage plus value
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    go_on = 1.0 - done
    targets = rewards + gamma * go_on * values[:, 1:]
    deltas = targets - values[:, :-1]
    advantages = np.zeros((n, T))
    carry = np.zeros(n)
    for t in reversed(range(T)):
        carry = deltas[:, t] + gamma * lam * go_on[:, t] * carry
        advantages[:, t] = carry
    scaled = (advantages - np.mean(advantages)) / (np.std(advantages) + 1e-8)
    return advantages, targets, scaled
