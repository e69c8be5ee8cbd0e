# the phase currents and voltages are computed with the inverse matrix, from phases to sequences
def fault_study(kind, z, E, R):
    a = -0.5 + 1j * np.sqrt(3) / 2
    Ainv = np.array([[1, 1, 1], [1, a, a * a], [1, a * a, a]]) / 3
    n = z.shape[1]
    I012 = np.zeros((3, n), dtype=complex)
    if kind == "three-phase":
        I012[1] = E / (z[1] + R)
    if kind == "line-ground":
        I012[0] = I012[1] = I012[2] = E / (z.sum(axis=0) + 3 * R)
    if kind == "line-line":
        I012[1] = E / (z[1] + z[2] + R)
        I012[2] = -I012[1]
    if kind == "double-ground":
        zg = z[0] + 3 * R
        par = 1 / (1 / z[2] + 1 / zg)
        I012[1] = E / (z[1] + par)
        v = I012[1] * par
        I012[2] = -v / z[2]
        I012[0] = -v / zg
    V012 = -z * I012
    V012[1] = V012[1] + E
    return {"I": Ainv @ I012, "V": Ainv @ V012, "ground": 3 * np.abs(I012[0])}
