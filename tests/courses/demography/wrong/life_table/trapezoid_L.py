# L of the closed groups is n times the mean of l at both ends; a is ignored there
def life_table(m, n, a, radix):
    w = m.size
    q = n * m / (1 + (n - a) * m)
    q[w - 1] = 1
    l = np.ones(w) * radix
    l[1:] = radix * np.cumprod(1 - q[:-1])
    L = np.zeros(w)
    L[:-1] = n[:-1] * (l[:-1] + l[1:]) / 2
    L[-1] = l[-1] / m[-1]
    total = L.sum()
    before = np.concatenate([[0], np.cumsum(L)[:-1]])
    return {"q": q, "l": l, "L": L, "e": (total - before) / l}
