# vectorized: L is deaths over death rate in all groups, survivors from cumprod, T by a triangular matrix product
def life_table(m, n, a, radix):
    p = 1 - n[:-1] * m[:-1] / (1 + (n[:-1] - a[:-1]) * m[:-1])
    l = radix * np.cumprod(np.concatenate([[1.0], p]))
    d = -np.diff(np.append(l, 0.0))
    L = d / m
    e = np.triu(np.ones((len(m), len(m)))) @ L / l
    return {"e": e, "L": L, "l": l, "q": d / l}
