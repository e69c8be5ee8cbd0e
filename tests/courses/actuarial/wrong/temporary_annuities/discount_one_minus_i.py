# the discount factor is taken as 1 - i instead of 1/(1+i)
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 - i
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        for k in range(term):
            if x + k >= n:
                break
            a[x] += v**k * l[x + k] / l[x]
        if x + term < n:
            E[x] = v**term * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
