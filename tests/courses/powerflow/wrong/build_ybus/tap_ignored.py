# the taps are not used at all
def build_ybus(line_from, line_to, z, b, tap, bank):
    n, m = len(bank), len(z)
    inc = np.zeros((m, n))
    inc[np.arange(m), line_from] = 1
    inc[np.arange(m), line_to] = -1
    series = inc.T @ np.diag(1 / z) @ inc
    shunt = np.abs(inc).T @ (0.5j * b) + 1j * bank
    return series + np.diag(shunt)
