# what: the value of the next state is added for the targets instead of that of this state
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    advantages = np.zeros((n, T))
    for i in range(n):
        carry = 0.0
        for t in range(T - 1, -1, -1):
            alive = 1.0 - done[i, t]
            delta = rewards[i, t] + gamma * alive * values[i, t + 1] - values[i, t]
            carry = delta + gamma * lam * alive * carry
            advantages[i, t] = carry
    targets = advantages + values[:, 1:]
    scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    return advantages, targets, scaled
