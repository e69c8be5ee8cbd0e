# in the three-phase fault the fault resistance is left out
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I012 = np.zeros(z.shape, dtype=complex)
    if kind.startswith("three"):
        I012[1] = E / z[1]
    elif kind == "line-ground":
        I012[:] = (E / (z[0] + z[1] + z[2] + 3 * R))[None, :]
    elif kind == "line-line":
        I012[1] = E / (z[1] + z[2] + R)
        I012[2] = -I012[1]
    else:
        zg = z[0] + 3 * R
        I012[1] = E / (z[1] + z[2] * zg / (z[2] + zg))
        I012[2] = -I012[1] * zg / (z[2] + zg)
        I012[0] = -I012[1] * z[2] / (z[2] + zg)
    V012 = np.array([-z[0] * I012[0], E - z[1] * I012[1], -z[2] * I012[2]])
    return {"I": A @ I012, "V": A @ V012, "ground": 3 * np.abs(I012[0])}
