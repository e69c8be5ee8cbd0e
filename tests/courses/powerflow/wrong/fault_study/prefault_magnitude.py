# the magnitude of the voltage before the fault is used, its angle is lost
def fault_study(kind, z, E, R):
    Vf = np.abs(E)
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = Vf / (z[1] + R)
    elif kind == "line-ground":
        I[:] = Vf / (z[0] + z[1] + z[2] + 3 * R)
    elif kind == "line-line":
        I[1] = Vf / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        zg = z[0] + 3 * R
        I[1] = Vf / (z[1] + z[2] * zg / (z[2] + zg))
        I[2] = -I[1] * zg / (z[2] + zg)
        I[0] = -I[1] * z[2] / (z[2] + zg)
    V = -z * I
    V[1] += Vf
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I[0])}
