# two mistakes: the whole charging susceptance is put at each end instead of half of it, and the capacitor banks are left out
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    Y = np.zeros((n, n), dtype=complex)
    for i, j, zk, bk, t in zip(line_from, line_to, z, b, tap):
        yk = 1 / zk
        Y[i, i] += (yk + 1j * bk) / t**2
        Y[j, j] += yk + 1j * bk
        Y[i, j] -= yk / t
        Y[j, i] -= yk / t
    return Y
