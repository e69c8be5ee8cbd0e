# the charging at the from side is not divided by the tap squared, only the series admittance is
def build_ybus(line_from, line_to, z, b, tap, bank):
    n_bus = len(bank)
    Ybus = np.zeros((n_bus, n_bus), dtype=complex)
    for k in range(len(z)):
        f, t = line_from[k], line_to[k]
        yk = 1 / z[k]
        bk = 1j * b[k] / 2
        Ybus[f, f] += yk / tap[k] ** 2 + bk
        Ybus[t, t] += yk + bk
        Ybus[f, t] -= yk / tap[k]
        Ybus[t, f] -= yk / tap[k]
    Ybus += 1j * np.eye(n_bus) * bank
    return Ybus
