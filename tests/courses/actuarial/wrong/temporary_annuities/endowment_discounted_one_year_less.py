# the pure endowment is discounted for term - 1 years
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = []
    E = []
    for x in range(n):
        total = 0
        k = 0
        for alive in l[x:x + term]:
            total += alive * v**k
            k += 1
        a.append(total / l[x])
        if x + term < n:
            E.append(l[x + term] / l[x] * v ** (term - 1))
        else:
            E.append(0.0)
    a = np.array(a)
    E = np.array(E)
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
