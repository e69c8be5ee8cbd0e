# the transformation matrix is divided by the square root of three
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]]) / np.sqrt(3)
    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[:] = E / (z[0] + z[1] + z[2] + 3 * R)
    elif kind == "line-line":
        I[1], I[2] = E / (z[1] + z[2] + R), -E / (z[1] + z[2] + R)
    else:
        zg = z[0] + 3 * R
        d = z[1] * z[2] + z[1] * zg + z[2] * zg
        I[0], I[1], I[2] = -E * z[2] / d, E * (z[2] + zg) / d, -E * zg / d
    U = -z * I
    U[1] = U[1] + E
    return {"I": A @ I, "V": A @ U, "ground": 3 * np.abs(I[0])}
