# two mistakes: the death benefit is discounted to the start of the year, and beta is added as a markup of 1+beta
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    vk = v ** np.arange(n + 1)
    A = S * (np.sum(vk[:n] * p[:n] * q) + vk[n] * p[n])
    am = np.sum(vk[:m] * p[:m])
    an = np.sum(vk[:n] * p[:n])
    return {"A": A, "net": A / am, "gross": (1 + beta) * (A + alpha * S + gamma * S * an) / am}
