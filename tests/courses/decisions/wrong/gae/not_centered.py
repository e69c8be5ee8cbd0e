# what: the advantages are divided by their standard deviation without taking the mean off
def gae(rewards, values, done, gamma, lam):
    n, T = rewards.shape
    not_done = np.logical_not(done)
    v, v_next = values[:, :-1], values[:, 1:]
    delta = rewards + gamma * v_next * not_done - v
    out = []
    running = np.zeros(n)
    for t in range(T - 1, -1, -1):
        running = delta[:, t] + gamma * lam * running * not_done[:, t]
        out.insert(0, running)
    adv = np.stack(out, axis=1)
    return adv, adv + v, adv / (adv.std() + 1e-8)
