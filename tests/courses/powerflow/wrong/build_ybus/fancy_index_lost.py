# the stamps are added by fancy indexing with +=, which drops repeated indices: of lines with the same from bus, the same to bus or the same pair only the last one counts in each sum
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    y = 1 / z
    sh = 0.5j * b
    Y = np.zeros((n, n), dtype=complex)
    Y[line_from, line_from] += (y + sh) / tap**2
    Y[line_to, line_to] += y + sh
    Y[line_from, line_to] -= y / tap
    Y[line_to, line_from] -= y / tap
    Y[np.diag_indices(n)] += 1j * bank
    return Y
