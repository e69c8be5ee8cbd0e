# what: the carry is set to zero after the step in which the episode ended instead of before, so it is cut between the wrong two steps
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    advantages = np.zeros((n, T))
    for i in range(n):
        carry = 0.0
        for t in reversed(range(T)):
            bootstrap = 0.0 if done[i, t] else gamma * values[i, t + 1]
            carry = rewards[i, t] + bootstrap - values[i, t] + gamma * lam * carry
            advantages[i, t] = carry
            if done[i, t]:
                carry = 0.0
    targets = advantages + values[:, :-1]
    scaled = (advantages - np.mean(advantages)) / (np.std(advantages) + 1e-8)
    return advantages, targets, scaled
