# the tap multiplies the admittances where it should divide them
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    for i, j, zl, bl, tl in zip(line_from, line_to, z, b, tap):
        yl = 1 / zl
        Y[i, i] += tl**2 * (yl + 1j * bl / 2)
        Y[j, j] += yl + 1j * bl / 2
        Y[i, j] -= tl * yl
        Y[j, i] -= tl * yl
    Y[range(n), range(n)] += 1j * bank
    return Y
