# only the entry from-to is filled, the entry to-from stays zero
def build_ybus(line_from, line_to, z, b, tap, bank):
    buses = len(bank)
    Y = np.zeros((buses, buses), dtype=complex)
    y = np.reciprocal(z)
    for k in range(y.size):
        a, c = line_from[k], line_to[k]
        Y[a, a] += (y[k] + 1j * b[k] / 2) / tap[k] ** 2
        Y[c, c] += y[k] + 1j * b[k] / 2
        Y[a, c] -= y[k] / tap[k]
    Y = Y + np.diag(bank * 1j)
    return Y
