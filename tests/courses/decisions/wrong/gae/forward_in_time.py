# what: the recursion runs forward through time, so each advantage carries the past instead of the future
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    adv = np.zeros((n, T))
    for i in range(n):
        running = 0.0
        for t in range(T):
            alive = 1 - done[i, t]
            delta = rewards[i, t] + gamma * alive * values[i, t + 1] - values[i, t]
            running = delta + gamma * lam * alive * running
            adv[i, t] = running
    return adv, adv + values[:, :T], (adv - adv.mean()) / (adv.std() + 1e-8)
