# q is computed with a constant force of mortality, 1 - exp(-n*m), instead of with a
def life_table(m, n, a, radix):
    q = 1 - np.exp(-n * m)
    q[len(q) - 1] = 1.0
    l = [radix * 1.0]
    i = 0
    while len(l) < len(m):
        l.append(l[i] * (1 - q[i]))
        i += 1
    l = np.asarray(l)
    d = l * q
    L = np.where(np.arange(len(m)) < len(m) - 1, n * (l - d) + a * d, l / m)
    T = np.cumsum(L[::-1])[::-1]
    return {"q": q, "l": l, "L": L, "e": T / l}
