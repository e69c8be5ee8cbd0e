# in the recursion the expectation of the next age is added without multiplying by the probability to survive the year
def life_table(q, radix):
    n = len(q)
    l = radix * np.concatenate(([1.0], (1 - q).cumprod()))
    d = l[:-1] - l[1:]
    e = np.zeros(n)
    later = 0.0
    for x in range(n)[::-1]:
        e[x] = (1 - q[x]) + 0.5 * q[x] + later
        later = e[x]
    return {"l": l, "d": d, "e": e}
