# the initial expenses alpha are charged at the start of every year with a premium instead of once
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    k = np.arange(n)
    benefits = S * (np.sum(v ** (k + 1) * p[:-1] * q) + v**n * p[-1])
    ann = v**k * p[:-1]
    ann_m = ann[:m].sum()
    costs = alpha * S * ann_m + gamma * S * ann.sum()
    return {"A": benefits, "net": benefits / ann_m, "gross": (benefits + costs) / ((1 - beta) * ann_m)}
