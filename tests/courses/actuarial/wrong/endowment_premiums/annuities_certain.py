# both annuities are discounted but not multiplied by the probabilities to be alive
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    survive = np.cumprod(1 - q)
    before = np.r_[1.0, survive[:-1]]
    A = S * (np.sum(v ** np.arange(1, n + 1) * before * q) + v**n * survive[-1])
    certain = lambda years: (1 - v**years) / (1 - v)
    net = A / certain(m)
    gross = (A + alpha * S + gamma * S * certain(n)) / ((1 - beta) * certain(m))
    return {"A": A, "net": net, "gross": gross}
