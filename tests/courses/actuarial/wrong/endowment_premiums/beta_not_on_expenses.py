# only the net premium is divided by 1-beta; the premium parts for alpha and gamma are not
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    disc = v ** np.arange(n)
    A = S * (np.sum(disc * v * p[:-1] * q) + disc[-1] * v * p[-1])
    am = np.sum((disc * p[:-1])[:m])
    an = np.sum(disc * p[:-1])
    net = A / am
    gross = net / (1 - beta) + (alpha * S + gamma * S * an) / am
    return {"A": A, "net": net, "gross": gross}
