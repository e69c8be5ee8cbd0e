# the capacitor banks are left out
def build_ybus(line_from, line_to, z, b, tap, bank):
    nbuses = len(bank)
    Y = np.zeros((nbuses, nbuses), dtype=complex)
    for k in range(len(line_from)):
        i, j, t = line_from[k], line_to[k], tap[k]
        y_series = 1 / z[k]
        y_shunt = 1j * b[k] / 2
        Y[i, i] += y_series / t**2 + y_shunt / t**2
        Y[j, j] += y_series + y_shunt
        Y[i, j] += -y_series / t
        Y[j, i] += -y_series / t
    return Y
