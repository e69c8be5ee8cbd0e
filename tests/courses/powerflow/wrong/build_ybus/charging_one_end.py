# the charging is added at the from bus only
def build_ybus(line_from, line_to, z, b, tap, bank):
    num = len(bank)
    matrix = np.zeros((num, num), dtype=complex)
    for k in range(len(z)):
        start, end = line_from[k], line_to[k]
        adm = 1 / z[k]
        matrix[start, start] += (adm + 1j * b[k] / 2) / tap[k] ** 2
        matrix[end, end] += adm
        matrix[start, end] -= adm / tap[k]
        matrix[end, start] -= adm / tap[k]
    matrix += np.diag(1j * bank)
    return matrix
