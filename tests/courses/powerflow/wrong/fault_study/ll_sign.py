# in the line-to-line fault I2 equals I1 instead of minus I1
def fault_study(kind, z, E, R):
    alpha = np.exp(2j * np.pi / 3)
    F = np.array([[1, 1, 1], [1, alpha**2, alpha], [1, alpha, alpha**2]])
    I = np.zeros((3, E.size), dtype=complex)
    match kind:
        case "three-phase":
            I[1] = E / (z[1] + R)
        case "line-ground":
            I[:] = E / (z.sum(axis=0) + 3 * R)
        case "line-line":
            I[1:] = E / (z[1] + z[2] + R)
        case _:
            zg = z[0] + 3 * R
            I[1] = E / (z[1] + z[2] * zg / (z[2] + zg))
            I[2] = -I[1] * zg / (z[2] + zg)
            I[0] = -I[1] * z[2] / (z[2] + zg)
    V = -z * I
    V[1] += E
    return {"I": F @ I, "V": F @ V, "ground": 3 * np.abs(I[0])}
