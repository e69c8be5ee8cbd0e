# the correction has m+1 instead of m-1 in its numerator
def temporary_annuities(l, i, term, m):
    n = l.shape[0]
    Dx = l / (1 + i) ** np.arange(n)
    Nx = np.concatenate([np.cumsum(Dx[::-1])[::-1], np.zeros(term)])
    a = (Nx[:n] - Nx[term:n + term]) / Dx
    Dlate = np.concatenate([Dx, np.zeros(term)])[term:]
    E = Dlate / Dx
    half = (m + 1) / (2 * m)
    return a, E, a - half * (1 - E)
