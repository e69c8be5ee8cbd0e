# the diagonal entry of the from bus is divided by the tap and not by its square
def build_ybus(line_from, line_to, z, b, tap, bank):
    size = len(bank)
    Ybus = np.diag(1j * np.asarray(bank)).astype(complex)
    admittance = 1 / z
    for idx in range(len(line_from)):
        p = line_from[idx]
        q = line_to[idx]
        mutual = admittance[idx] / tap[idx]
        Ybus[p, q] = Ybus[p, q] - mutual
        Ybus[q, p] = Ybus[q, p] - mutual
        Ybus[p, p] = Ybus[p, p] + (admittance[idx] + 0.5j * b[idx]) / tap[idx]
        Ybus[q, q] = Ybus[q, q] + admittance[idx] + 0.5j * b[idx]
    return Ybus
