# e by the backward recursion e_x = L_x/l_x + p_x e_{x+1}; log survivors; helper function
def life_table(m, n, a, radix):
    w = len(m)
    q = np.ones(w)
    for x in range(w - 1):
        q[x] = 1 / (1 / (n[x] * m[x]) + 1 - a[x] / n[x])
    logl = np.log(radix) + np.r_[0.0, np.cumsum(np.log1p(-q[:-1]))]
    l = np.exp(logl)

    def lived(x):
        if x == w - 1:
            return 1 / m[x]
        return n[x] - (n[x] - a[x]) * q[x]

    e = np.zeros(w)
    e[-1] = lived(w - 1)
    for x in reversed(range(w - 1)):
        e[x] = lived(x) + (1 - q[x]) * e[x + 1]
    L = l * np.array([lived(x) for x in range(w)])
    return {"q": q, "l": l, "L": L, "e": e}
