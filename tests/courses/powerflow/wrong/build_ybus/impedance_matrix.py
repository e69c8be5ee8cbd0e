# the impedances are stamped in place of the admittances
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = bank.shape[0]
    Y = np.zeros((n, n), dtype=complex)
    for k, imp in enumerate(z):
        i = line_from[k]
        j = line_to[k]
        sh = 1j * b[k] / 2
        Y[i, i] += (imp + sh) / tap[k] ** 2
        Y[j, j] += imp + sh
        Y[i, j] += -imp / tap[k]
        Y[j, i] += -imp / tap[k]
    for i in range(n):
        Y[i, i] += 1j * bank[i]
    return Y
