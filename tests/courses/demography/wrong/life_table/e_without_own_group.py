# the years lived in group x itself are left out of e_x: the sum begins with the next group
def life_table(m, n, a, radix):
    q = n * m / (1 + (n - a) * m)
    q[-1] = 1.0
    w = len(q)
    l = np.zeros(w)
    l[0] = radix
    for i in range(w - 1):
        l[i + 1] = l[i] * (1 - q[i])
    d = l * q
    L = n * l - (n - a) * d
    L[-1] = l[-1] / m[-1]
    e = []
    for i in range(w):
        T = 0.0
        for j in range(i + 1, w):
            T += L[j]
        e.append(T / l[i])
    return {"q": q, "l": l, "L": L, "e": np.array(e)}
