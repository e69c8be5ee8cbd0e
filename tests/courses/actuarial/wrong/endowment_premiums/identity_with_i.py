# uses A = 1 - d a with the interest rate i in the place of the discount rate d = i/(1+i)
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])[:n]
    flows = p * v ** np.arange(n)
    a_n = flows.sum()
    a_m = flows[:m].sum()
    A = S * (1 - i * a_n)
    return {"A": A, "net": A / a_m, "gross": (A + S * (alpha + gamma * a_n)) / ((1 - beta) * a_m)}
