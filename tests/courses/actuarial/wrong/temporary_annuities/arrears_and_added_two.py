# two mistakes: the payments are at the end of each year, and the correction is added
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    ext = np.append(l, np.zeros(term + 1))
    a = np.zeros(n)
    for k in range(1, term + 1):
        a = a + v**k * ext[k:k + n] / l
    E = v**term * ext[term:term + n] / l
    a_m = a + (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
