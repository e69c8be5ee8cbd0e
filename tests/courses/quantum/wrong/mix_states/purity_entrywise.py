# purity is the sum of the entries squared, without absolute value
def mix_states(psis, weights):
    d = psis.shape[1]
    rho = np.zeros((d, d), dtype=complex)
    p = weights / sum(weights)
    for k, psi in enumerate(psis):
        length = np.sqrt(sum(abs(c) ** 2 for c in psi))
        unit = psi / length
        for i in range(d):
            for j in range(d):
                rho[i, j] += p[k] * unit[i] * np.conj(unit[j])
    purity = np.real((rho**2).sum())
    return rho, purity
