# in L the dead count with n - a years (those they lose) instead of a (those they live)
def life_table(m, n, a, radix):
    lost = n - a
    q = n * m / (1 + lost * m)
    q[-1] = 1.0
    l = np.zeros_like(m)
    alive = radix
    for x in range(len(m)):
        l[x] = alive
        alive = alive * (1 - q[x])
    d = l * q
    years = n * (l - d) + lost * d
    years[-1] = l[-1] / m[-1]
    T = np.array([years[x:].sum() for x in range(len(m))])
    return {"q": q, "l": l, "L": years, "e": T / l}
