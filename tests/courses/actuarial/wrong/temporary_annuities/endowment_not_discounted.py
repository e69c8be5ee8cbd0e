# the pure endowment is only the probability to survive the term: it is not discounted
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = (1 + i) ** -1
    a, E = [], []
    for x in range(n):
        last = min(x + term, n)
        a.append(np.sum(l[x:last] * v ** np.arange(last - x)) / l[x])
        E.append(l[x + term] / l[x] if x + term < n else 0.0)
    a, E = np.array(a), np.array(E)
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
