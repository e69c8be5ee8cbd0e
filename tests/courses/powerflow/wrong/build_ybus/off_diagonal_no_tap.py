# the off-diagonal entries are not divided by the tap
def build_ybus(line_from, line_to, z, b, tap, bank):
    def stamp(mat, i, j, y, sh, t):
        mat[i, i] += (y + sh) / t**2
        mat[j, j] += y + sh
        mat[i, j] -= y
        mat[j, i] -= y

    mat = np.zeros((len(bank), len(bank)), dtype=complex)
    for k in range(len(z)):
        stamp(mat, line_from[k], line_to[k], 1 / z[k], 0.5j * b[k], tap[k])
    for i in range(len(bank)):
        mat[i, i] += 1j * bank[i]
    return mat
