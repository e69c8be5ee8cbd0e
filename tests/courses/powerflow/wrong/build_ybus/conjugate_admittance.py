# the series admittance is conjugated: its susceptance has a plus sign
def build_ybus(line_from, line_to, z, b, tap, bank):
    r, x = z.real, z.imag
    g = r / (r**2 + x**2)
    bs = x / (r**2 + x**2)
    y = g + 1j * bs
    n = len(bank)
    Y = np.diag(1j * bank)
    for k in range(len(y)):
        i, j = line_from[k], line_to[k]
        Y[i, i] += (y[k] + 0.5j * b[k]) / tap[k] ** 2
        Y[j, j] += y[k] + 0.5j * b[k]
        Y[i, j] -= y[k] / tap[k]
        Y[j, i] -= y[k] / tap[k]
    return Y
