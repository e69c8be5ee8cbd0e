# the q of the open group is left as the formula gives it and not set to 1
def life_table(m, n, a, radix):
    q = (n * m) / (1 + (n - a) * m)
    l = np.full(len(m), float(radix))
    for k, qk in enumerate(q[:-1]):
        l[k + 1] = l[k] * (1 - qk)
    L = np.empty(len(m))
    L[:-1] = n[:-1] * l[1:] + a[:-1] * (l[:-1] - l[1:])
    L[-1] = l[-1] / m[-1]
    T = 0
    e = np.empty(len(m))
    for k in reversed(range(len(m))):
        T += L[k]
        e[k] = T / l[k]
    return {"q": q, "l": l, "L": L, "e": e}
