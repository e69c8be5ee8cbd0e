# in the line-to-line fault the fault resistance is left out
def fault_study(kind, z, E, R):
    a = np.cos(2 * np.pi / 3) + 1j * np.sin(2 * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[:] = E / (z.sum(0) + 3 * R)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2])
        I[2] = -I[1]
    else:
        g = z[0] + 3 * R
        I[1] = E * (z[2] + g) / (z[1] * z[2] + z[1] * g + z[2] * g)
        I[0] = -I[1] * z[2] / (z[2] + g)
        I[2] = -I[1] - I[0]
    V = -z * I
    V[1] += E
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I[0])}
