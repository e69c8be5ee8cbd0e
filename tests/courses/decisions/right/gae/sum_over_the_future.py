# what: each advantage is the sum of discounted temporal differences up to the end of its episode
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    adv = np.zeros((n, T))
    for i in range(n):
        for t in range(T):
            weight = 1.0
            for k in range(t, T):
                next_value = 0.0 if done[i, k] else values[i, k + 1]
                adv[i, t] += weight * (rewards[i, k] + gamma * next_value - values[i, k])
                if done[i, k]:
                    break
                weight *= gamma * lam
    return adv, adv + values[:, :-1], (adv - adv.mean()) / (adv.std() + 1e-8)
