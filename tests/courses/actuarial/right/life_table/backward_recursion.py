# the expectation by the recursion e = 1 - q/2 + p e, without L and T
def life_table(q, radix):
    n = len(q)
    p = 1 - q
    l = radix * np.array([np.prod(p[:x]) for x in range(n + 1)])
    e = np.zeros(n + 1)
    for x in reversed(range(n)):
        e[x] = 0.5 * q[x] + p[x] * (1 + e[x + 1])
    return {"l": l, "d": l[:-1] - l[1:], "e": e[:-1]}
