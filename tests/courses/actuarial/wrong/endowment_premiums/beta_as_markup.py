# the share beta is added on top, times 1+beta, instead of dividing by 1-beta
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.hstack([1.0, np.cumprod(1 - q)])
    vk = v ** np.arange(n + 1)
    A = S * (np.sum(vk[1:] * p[:-1] * q) + vk[n] * p[n])
    am = np.sum(vk[:m] * p[:m])
    an = np.sum(vk[:n] * p[:n])
    net = A / am
    gross = (A + alpha * S + gamma * S * an) / am * (1 + beta)
    return {"A": A, "net": net, "gross": gross}
