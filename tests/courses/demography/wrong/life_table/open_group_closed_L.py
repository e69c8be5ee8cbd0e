# the person-years of the open group are computed like those of a closed one (n(l-d)+a*d), not l/m
def life_table(m, n, a, radix):
    def prob(rate, width, lived):
        return width * rate / (1 + (width - lived) * rate)

    q = np.array([prob(*z) for z in zip(m, n, a)])
    q[-1] = 1.0
    l = [float(radix)]
    for qi in q[:-1]:
        l.append(l[-1] * (1 - qi))
    l = np.array(l)
    d = l * q
    L = n * (l - d) + a * d
    T = np.cumsum(L[::-1])[::-1]
    return {"q": q, "l": l, "L": L, "e": T / l}
