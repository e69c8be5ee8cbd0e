# the fault resistance is added as a reactance, jR
def fault_study(kind, z, E, R):
    zf = 1j * R
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    z0, z1, z2 = z
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z1 + zf)
    elif kind == "line-ground":
        I[:] = E / (z0 + z1 + z2 + 3 * zf)
    elif kind == "line-line":
        I[1] = E / (z1 + z2 + zf)
        I[2] = -I[1]
    else:
        zg = z0 + 3 * zf
        I[1] = E / (z1 + z2 * zg / (z2 + zg))
        I[2] = -I[1] * zg / (z2 + zg)
        I[0] = -I[1] * z2 / (z2 + zg)
    V = -z * I
    V[1] += E
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I[0])}
