# survivors to x+1 are computed with the q of group x+1 instead of that of group x
def life_table(m, n, a, radix):
    w = len(m)
    q = n * m / (1 + (n - a) * m)
    l = np.zeros(w)
    l[0] = radix
    for i in range(1, w):
        l[i] = l[i - 1] * (1 - q[i])
    q[-1] = 1
    d = q * l
    L = n * (l - d) + a * d
    L[w - 1] = l[w - 1] / m[w - 1]
    e = np.zeros(w)
    for i in range(w):
        e[i] = np.sum(L[i:]) / l[i]
    return {"q": q, "l": l, "L": L, "e": e}
