# e is the expected age at death: the age already reached is added to the remaining years
def life_table(q, radix):
    n = len(q)
    ages = np.arange(n)
    l = radix * np.r_[1.0, np.cumprod(1 - q)]
    d = l[:-1] * q
    L = l[1:] + 0.5 * d
    T = np.triu(np.ones((n, n))) @ L
    return {"l": l, "d": d, "e": ages + T / l[:-1]}
