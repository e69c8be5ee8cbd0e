# the susceptance of the capacitor banks is halved as that of the lines is
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    Y[np.arange(n), np.arange(n)] = 1j * bank / 2
    for i, j, zk, bk, tk in zip(line_from, line_to, z, b, tap):
        y = 1 / zk
        Y[i, i] += (y + 1j * bk / 2) / tk**2
        Y[j, j] += y + 1j * bk / 2
        Y[i, j] -= y / tk
        Y[j, i] -= y / tk
    return Y
