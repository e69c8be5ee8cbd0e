# the yearly expenses gamma are not multiplied by the sum insured
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    px = np.append([1.0], np.cumprod(1 - q))
    D = px * v ** np.arange(n + 1)
    A = S * (np.sum(v * D[:n] * q) + D[n])
    Nm = D[:m].sum()
    Nn = D[:n].sum()
    return {"A": A, "net": A / Nm, "gross": (A + alpha * S + gamma * Nn) / ((1 - beta) * Nm)}
