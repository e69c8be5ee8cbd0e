# in the open group L is l*m instead of l/m
def life_table(m, n, a, radix):
    ages = range(len(m))
    q = np.array([n[x] * m[x] / (1 + (n[x] - a[x]) * m[x]) for x in ages])
    q[-1] = 1.0
    l = np.zeros(len(m))
    for x in ages:
        l[x] = radix if x == 0 else l[x - 1] * (1 - q[x - 1])
    d = l * q
    L = n * (l - d) + a * d
    L[-1] = l[-1] * m[-1]
    e = np.array([sum(L[x:]) for x in ages]) / l
    return {"q": q, "l": l, "L": L, "e": e}
