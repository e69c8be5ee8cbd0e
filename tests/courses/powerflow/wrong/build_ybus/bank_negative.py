# the capacitor banks are subtracted from the diagonal
def build_ybus(line_from, line_to, z, b, tap, bank):
    Y = np.diag(-1j * bank)
    for m in range(len(z)):
        p, s = line_from[m], line_to[m]
        y12 = 1 / z[m] / tap[m]
        Y[p, p] += (1 / z[m] + 1j * b[m] / 2) / tap[m] ** 2
        Y[s, s] += 1 / z[m] + 1j * b[m] / 2
        Y[p, s] -= y12
        Y[s, p] -= y12
    return Y
