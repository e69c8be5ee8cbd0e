# the off-diagonal entries have a plus sign
def build_ybus(line_from, line_to, z, b, tap, bank):
    y = 1 / z
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    np.add.at(Y, (line_from, line_to), y / tap)
    np.add.at(Y, (line_to, line_from), y / tap)
    np.add.at(Y, (line_from, line_from), (y + 1j * b / 2) / tap**2)
    np.add.at(Y, (line_to, line_to), y + 1j * b / 2)
    return Y + np.diag(1j * bank)
