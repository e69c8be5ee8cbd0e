# the operator a is conjugated (minus 120 degrees), so phases b and c are exchanged
def fault_study(kind, z, E, R):
    a = np.exp(-2j * np.pi / 3)
    T = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    z0, z1, z2 = z
    n = len(E)
    zero = np.zeros(n, dtype=complex)
    if kind == "three-phase":
        seq = [zero, E / (z1 + R), zero]
    elif kind == "line-ground":
        i = E / (z0 + z1 + z2 + 3 * R)
        seq = [i, i, i]
    elif kind == "line-line":
        i = E / (z1 + z2 + R)
        seq = [zero, i, -i]
    else:
        zg = z0 + 3 * R
        i = E / (z1 + z2 * zg / (z2 + zg))
        seq = [-i * z2 / (z2 + zg), i, -i * zg / (z2 + zg)]
    I = np.array(seq)
    V = np.array([zero, E, zero]) - z * I
    return {"I": T @ I, "V": T @ V, "ground": np.abs(3 * I[0])}
