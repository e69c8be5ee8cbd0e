# what: the state after the last step is worth nothing, instead of what the last column of values says
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    go_on = 1.0 - done
    adv = np.zeros((n, T))
    next_adv = np.zeros(n)
    next_value = np.zeros(n)
    for t in reversed(range(T)):
        delta = rewards[:, t] + gamma * go_on[:, t] * next_value - values[:, t]
        next_adv = delta + gamma * lam * go_on[:, t] * next_adv
        next_value = values[:, t]
        adv[:, t] = next_adv
    return adv, adv + values[:, :-1], (adv - adv.mean()) / (adv.std() + 1e-8)
