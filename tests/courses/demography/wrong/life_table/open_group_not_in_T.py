# the person-years of the open group do not enter T and e
def life_table(m, n, a, radix):
    w = len(m)
    q = n * m / (1 + (n - a) * m)
    q[-1] = 1.0
    l = np.zeros(w)
    l[0] = radix
    for x in range(w - 1):
        l[x + 1] = l[x] - l[x] * q[x]
    d = l * q
    L = n * (l - d) + a * d
    L[-1] = l[-1] / m[-1]
    T = np.zeros(w)
    for x in range(w - 2, -1, -1):
        T[x] = T[x + 1] + L[x]
    return {"q": q, "l": l, "L": L, "e": T / l}
