# the deaths are q times those who are alive at the end of the year, not at its start
def life_table(q, radix):
    n = len(q)
    surv = np.concatenate(([1], np.cumprod(1 - np.asarray(q))))
    l = surv * radix
    d = np.zeros(n)
    for x in range(n):
        d[x] = q[x] * l[x + 1]
    mid = (l[1:] + l[:-1]) / 2
    e = [sum(mid[x:]) / l[x] for x in range(n)]
    return {"l": l, "d": d, "e": np.array(e)}
