# what: where an episode ended, reward and next value are both masked
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    m = 1.0 - done
    deltas = m * (rewards + gamma * values[:, 1:]) - values[:, :-1]
    advantages = np.zeros((n, T))
    carry = np.zeros(n)
    for t in reversed(range(T)):
        carry = deltas[:, t] + gamma * lam * m[:, t] * carry
        advantages[:, t] = carry
    return advantages, advantages + values[:, :-1], (advantages - advantages.mean()) / (advantages.std() + 1e-8)
