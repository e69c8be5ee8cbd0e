# the voltage drops are added to the source and not subtracted
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    z0, z1, z2 = z[0], z[1], z[2]
    zg = z0 + 3 * R
    O = np.zeros(len(E), dtype=complex)
    if kind == "three-phase":
        I = [O, E / (z1 + R), O]
    elif kind == "line-ground":
        I = [E / (z0 + z1 + z2 + 3 * R)] * 3
    elif kind == "line-line":
        I = [O, E / (z1 + z2 + R), -E / (z1 + z2 + R)]
    else:
        i1 = E / (z1 + z2 * zg / (z2 + zg))
        I = [-i1 * z2 / (z2 + zg), i1, -i1 * zg / (z2 + zg)]
    I = np.array(I)
    V = np.array([z0 * I[0], E + z1 * I[1], z2 * I[2]])
    return {"I": A @ I, "V": A @ V, "ground": 3 * np.abs(I[0])}
