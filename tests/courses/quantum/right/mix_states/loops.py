# right: loops over all entries
def mix_states(psis, weights):
    n, d = psis.shape
    total = 0.0
    for w in weights:
        total += w
    rho = np.zeros((d, d), dtype=complex)
    for k in range(n):
        length2 = sum(abs(psis[k, i]) ** 2 for i in range(d))
        for i in range(d):
            for j in range(d):
                rho[i, j] += weights[k] * psis[k, i] * np.conj(psis[k, j]) / (length2 * total)
    purity = sum(abs(rho[i, j]) ** 2 for i in range(d) for j in range(d))
    return rho, purity
