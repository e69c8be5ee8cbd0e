# the holding cost is not multiplied by the demand: each period covered pays the sum of rates for one unit
def wagner_whitin(d, setup, hold):
    T = len(d)
    c = np.concatenate([[0], np.cumsum(hold)[:-1]])
    f = np.zeros(T + 1)
    a = np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        v = np.array([f[i] + setup[i] + (c[i:j] - c[i]).sum() for i in range(j)])
        a[j], f[j] = v.argmin(), v.min()
    x = np.zeros(T)
    j = T
    while j > 0:
        x[a[j]] = d[a[j] : j].sum()
        j = a[j]
    return f, x
