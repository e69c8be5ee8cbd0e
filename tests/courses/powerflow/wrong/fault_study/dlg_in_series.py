# in the double line-to-ground fault z2 and zg are in series with z1 and not in parallel with each other
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[:] = E / (z[0] + z[1] + z[2] + 3 * R)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        zground = 3 * R + z[0]
        I[1] = E / (z[1] + z[2] + zground)
        I[0] = -I[1] * z[2] / (z[2] + zground)
        I[2] = -I[1] * zground / (z[2] + zground)
    V = -z * I
    V[1] += E
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I[0])}
