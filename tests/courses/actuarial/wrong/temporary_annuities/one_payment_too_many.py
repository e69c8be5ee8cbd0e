# the annuity pays term + 1 times, k = 0 up to and including term
def temporary_annuities(l, i, term, m):
    n = l.size
    disc = 1.0 / (1.0 + i)
    padded = np.concatenate([l, np.zeros(term + 1)])
    a = np.array([sum(disc**k * padded[x + k] for k in range(term + 1)) / l[x] for x in range(n)])
    E = np.array([disc**term * padded[x + term] / l[x] for x in range(n)])
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
