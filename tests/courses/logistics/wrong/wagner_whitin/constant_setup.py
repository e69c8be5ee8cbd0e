# all lots are charged with setup[0] instead of with the setup of their own period
def wagner_whitin(d, setup, hold):
    K = setup[0]
    n = len(d)
    f = np.zeros(n + 1)
    p = np.zeros(n + 1, dtype=int)
    for j in range(n):
        opts = []
        for i in range(j + 1):
            h = 0.0
            for t in range(i, j):
                h += hold[t] * d[t + 1 : j + 1].sum()
            opts.append(f[i] + K + h)
        p[j + 1] = np.argmin(opts)
        f[j + 1] = np.min(opts)
    x = np.zeros(n)
    j = n
    while j > 0:
        x[p[j]] = d[p[j] : j].sum()
        j = p[j]
    return f, x
