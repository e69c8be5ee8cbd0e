# the gross premium leaves out the yearly expenses gamma
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.ones(n + 1)
    p[1:] = np.cumprod(1 - q)
    k = np.arange(n)
    A = S * (np.sum(v ** (k + 1) * p[k] * q) + v**n * p[n])
    am = np.sum(v ** k[:m] * p[:m])
    net = A / am
    gross = (A + alpha * S) / (am * (1 - beta))
    return {"A": A, "net": net, "gross": gross}
