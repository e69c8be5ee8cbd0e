# off-diagonal entries are assigned and not accumulated, so of parallel lines only the last one counts
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    for k in range(len(z)):
        i = line_from[k]
        j = line_to[k]
        yser = 1 / z[k]
        Y[i, j] = -yser / tap[k]
        Y[j, i] = -yser / tap[k]
        Y[i, i] = Y[i, i] + yser / tap[k] ** 2 + 1j * b[k] / 2 / tap[k] ** 2
        Y[j, j] = Y[j, j] + yser + 1j * b[k] / 2
    for bus in range(n):
        Y[bus, bus] = Y[bus, bus] + bank[bus] * 1j
    return Y
