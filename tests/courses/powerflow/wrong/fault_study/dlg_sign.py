# in the double line-to-ground fault I2 and I0 have plus signs
def fault_study(kind, z, E, R):
    a = complex(-0.5, np.sqrt(3) / 2)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    z0, z1, z2 = z
    nul = 0 * E
    if kind == "double-ground":
        zg = z0 + 3 * R
        I1 = E / (z1 + z2 * zg / (z2 + zg))
        I2 = I1 * zg / (z2 + zg)
        I0 = I1 * z2 / (z2 + zg)
    elif kind == "line-line":
        I1 = E / (z1 + z2 + R)
        I0, I2 = nul, -I1
    elif kind == "line-ground":
        I0 = I1 = I2 = E / (z0 + z1 + z2 + 3 * R)
    else:
        I0, I1, I2 = nul, E / (z1 + R), nul
    I = np.stack([I0, I1, I2])
    V = np.stack([-z0 * I0, E - z1 * I1, -z2 * I2])
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I0)}
