# e is divided by the radix at every age instead of by l_x
def life_table(m, n, a, radix):
    w = len(m)
    q = np.ones(w)
    q[: w - 1] = (n * m / (1 + (n - a) * m))[: w - 1]
    l = np.zeros(w)
    l[0] = radix
    for x in range(1, w):
        l[x] = (1 - q[x - 1]) * l[x - 1]
    L = np.zeros(w)
    for x in range(w):
        if x == w - 1:
            L[x] = l[x] / m[x]
        else:
            L[x] = n[x] * l[x + 1] + a[x] * (l[x] - l[x + 1])
    remaining = L[::-1].cumsum()[::-1]
    return {"q": q, "l": l, "L": L, "e": remaining / l[0]}
