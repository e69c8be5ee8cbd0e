# the pure endowment is zero already at the last age at which the end of the term is still in the table
def temporary_annuities(l, i, term, m):
    n = len(l)
    disc = (1 + i) ** -np.arange(n + term + 1.0)
    a, E = np.zeros(n), np.zeros(n)
    for x in range(n):
        for k in range(term):
            if x + k < n:
                a[x] += disc[k] * l[x + k]
        a[x] /= l[x]
        if x + term < n - 1:
            E[x] = disc[term] * l[x + term] / l[x]
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
