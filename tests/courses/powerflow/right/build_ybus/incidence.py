# two incidence matrices, with taps in the from rows, and one product
def build_ybus(line_from, line_to, z, b, tap, bank):
    n, m = len(bank), len(z)
    Cf = np.eye(n)[line_from] / tap[:, None]
    Ct = np.eye(n)[line_to]
    A = Cf - Ct
    return A.T @ np.diag(1 / z) @ A + Cf.T @ np.diag(0.5j * b) @ Cf + Ct.T @ np.diag(0.5j * b) @ Ct + np.diag(1j * bank)
