# the voltage before the fault is left out of the positive-sequence voltage
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[0] = I[1] = I[2] = E / (z[0] + z[1] + z[2] + 3 * R)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        zg = z[0] + 3 * R
        I[1] = E / (z[1] + 1 / (1 / z[2] + 1 / zg))
        I[2] = -zg / (z[2] + zg) * I[1]
        I[0] = -z[2] / (z[2] + zg) * I[1]
    drop = z * I
    return {"I": A @ I, "V": A @ -drop, "ground": 3 * np.abs(I[0])}
