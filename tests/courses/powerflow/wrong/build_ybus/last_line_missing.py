# the loop stops one line too early, the last line is not in the matrix
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = 1j * np.diag(bank)
    k = 0
    while k < len(z) - 1:
        i, j = line_from[k], line_to[k]
        y = 1 / z[k]
        half = b[k] * 0.5j
        Y[i, i] += (y + half) / tap[k] ** 2
        Y[j, j] += y + half
        Y[i, j] -= y / tap[k]
        Y[j, i] -= y / tap[k]
        k += 1
    return Y
