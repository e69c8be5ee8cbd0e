# T sums L from age 0 up to x instead of from x to the end
def life_table(m, n, a, radix):
    q = n * m / (1 + (n - a) * m)
    q[-1] = 1.0
    l = np.array([radix * np.prod(1 - q[:x]) for x in range(len(q))])
    d = np.append(-np.diff(l), l[-1])
    L = n * (l - d) + a * d
    L[-1] = d[-1] / m[-1]
    T = np.cumsum(L)
    e = T / l
    return {"q": q, "l": l, "L": L, "e": e}
