# l is the product that already holds the group's own q: survivors to the end of the group instead of its beginning
def life_table(m, n, a, radix):
    q = n * m / (1 + (n - a) * m)
    l = radix * np.cumprod(1 - q)
    q[-1] = 1.0
    d = l * q
    L = n * (l - d) + a * d
    L[-1] = l[-1] / m[-1]
    T = np.cumsum(L[::-1])[::-1]
    e = T / l
    return {"q": q, "l": l, "L": L, "e": e}
