# the ground current is the sum of the magnitudes of the phase currents, not the magnitude of their sum
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    z0, z1, z2 = z
    I = np.zeros((3, len(E)), dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z1 + R)
    elif kind == "line-ground":
        I[:] = E / (z0 + z1 + z2 + 3 * R)
    elif kind == "line-line":
        I[1] = E / (z1 + z2 + R)
        I[2] = -I[1]
    else:
        zg = z0 + 3 * R
        I[1] = E / (z1 + z2 * zg / (z2 + zg))
        I[2] = -I[1] * zg / (z2 + zg)
        I[0] = -I[1] * z2 / (z2 + zg)
    V = -z * I
    V[1] += E
    Iabc, Vabc = A @ I, A @ V
    return {"I": Iabc, "V": Vabc, "ground": np.abs(Iabc).sum(axis=0)}
