# commutation numbers D and N, padded with zeros
def temporary_annuities(l, i, term, m):
    n = len(l)
    D = np.concatenate([l * (1 + i) ** -np.arange(float(n)), np.zeros(term)])
    N = np.cumsum(D[::-1])[::-1]
    N = np.append(N, 0.0)
    a = (N[:n] - N[term:n + term]) / D[:n]
    E = D[term:n + term] / D[:n]
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
