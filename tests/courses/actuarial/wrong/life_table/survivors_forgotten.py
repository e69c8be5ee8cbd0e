# the expectation is summed over the deaths only: the years of those who live to age n are not counted
def life_table(q, radix):
    n = len(q)
    l = np.zeros(n + 1)
    d = np.zeros(n)
    l[0] = radix
    for x in range(n):
        d[x] = l[x] * q[x]
        l[x + 1] = l[x] - d[x]
    e = np.zeros(n)
    for x in range(n):
        time_of_death = np.arange(n - x) + 0.5
        e[x] = np.sum(time_of_death * d[x:]) / l[x]
    return {"l": l, "d": d, "e": e}
