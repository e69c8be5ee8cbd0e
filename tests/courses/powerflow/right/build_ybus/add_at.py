# np.add.at with index arrays, without loops
def build_ybus(line_from, line_to, z, b, tap, bank):
    Y = np.diag(1j * bank).astype(complex)
    ys, sh = z.conj() / np.abs(z) ** 2, 0.5j * b
    np.add.at(Y, (line_from, line_from), (ys + sh) / tap**2)
    np.add.at(Y, (line_to, line_to), ys + sh)
    np.add.at(Y, (line_from, line_to), -ys / tap)
    np.add.at(Y, (line_to, line_from), -ys / tap)
    return Y
