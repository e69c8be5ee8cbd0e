# the resistance is dropped: the series admittance is 1/(jx)
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    x = z.imag
    Y = np.zeros((n, n), dtype=complex)
    for k in range(len(x)):
        i, j = line_from[k], line_to[k]
        y = 1 / (1j * x[k])
        half = 1j * b[k] / 2
        Y[i, i] += (y + half) / tap[k] ** 2
        Y[j, j] += y + half
        Y[i, j] -= y / tap[k]
        Y[j, i] -= y / tap[k]
    return Y + np.diag(1j * bank)
