# the tail factor is not used
def chain_ladder(paid, tail):
    n = len(paid)
    cum = np.zeros((n, n))
    for i in range(n):
        total = 0.0
        for j in range(n - i):
            total += paid[i, j]
            cum[i, j] = total
    f = np.zeros(n - 1)
    for j in range(n - 1):
        num = den = 0.0
        for i in range(n - 1 - j):
            num += cum[i, j + 1]
            den += cum[i, j]
        f[j] = num / den
    reserve = np.zeros(n)
    for i in range(n):
        start = cum[i, n - 1 - i]
        for j in range(n - i, n):
            cum[i, j] = cum[i, j - 1] * f[j - 1]
        reserve[i] = cum[i, n - 1] - start
    return {"f": f, "full": cum, "reserve": reserve}
