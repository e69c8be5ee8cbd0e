# d is q times the radix instead of q times those alive at that age; l and e are made from l alone
def life_table(q, radix):
    def survivors(age):
        return radix * np.prod(1 - q[:age])
    l = np.array([survivors(x) for x in range(len(q) + 1)])
    d = q * radix
    L = (l[1:] + l[:-1]) * 0.5
    e = np.array([np.sum(L[x:]) / l[x] for x in range(len(q))])
    return {"l": l, "d": d, "e": e}
