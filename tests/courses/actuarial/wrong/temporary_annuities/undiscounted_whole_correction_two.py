# two mistakes: the pure endowment is not discounted, and the correction has (m-1)/m
def temporary_annuities(l, i, term, m):
    n = len(l)
    w = (1 / (1 + i)) ** np.arange(term)
    a = np.array([np.sum(l[x:x + term] * w[:len(l[x:x + term])]) / l[x] for x in range(n)])
    E = np.zeros(n)
    if term < n:
        E[:n - term] = l[term:] / l[:n - term]
    a_m = a - (1 - E) * (m - 1) / m
    return a, E, a_m
