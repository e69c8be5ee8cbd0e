# what: single precision throughout
def gae(rewards, values, done, gamma, lam):
    r, v, d = (x.astype(np.float32) for x in (rewards, values, done))
    n, T = r.shape
    adv = np.zeros((n, T), dtype=np.float32)
    carry = np.zeros(n, dtype=np.float32)
    g, l = np.float32(gamma), np.float32(lam)
    for t in reversed(range(T)):
        delta = r[:, t] + g * (1 - d[:, t]) * v[:, t + 1] - v[:, t]
        carry = delta + g * l * (1 - d[:, t]) * carry
        adv[:, t] = carry
    return adv, adv + v[:, :-1], (adv - adv.mean()) / (adv.std() + np.float32(1e-8))
