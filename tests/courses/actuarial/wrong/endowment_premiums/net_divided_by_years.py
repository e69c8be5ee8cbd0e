# the net premium is A divided by the number of premiums instead of by the annuity; the gross premium uses the annuity
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    tp = np.concatenate([[1.0], np.cumprod(1 - q)])
    t = np.arange(n)
    A = S * (np.sum(v ** (t + 1) * tp[:n] * q) + v**n * tp[n])
    a = v**t * tp[:n]
    return {"A": A, "net": A / m, "gross": (A + alpha * S + gamma * S * np.sum(a)) / ((1 - beta) * np.sum(a[:m]))}
