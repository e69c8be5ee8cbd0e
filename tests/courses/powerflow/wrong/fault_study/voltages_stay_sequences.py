# the voltages are returned as sequence voltages, not transformed to phases
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros(z.shape, dtype=complex)
    zg = z[0] + 3 * R
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[:] = E / (z[1] + z[2] + zg)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        I[1] = E / (z[1] + z[2] * zg / (z[2] + zg))
        I[2] = -I[1] * zg / (z[2] + zg)
        I[0] = -I[1] * z[2] / (z[2] + zg)
    V = np.array([-z[0] * I[0], E - z[1] * I[1], -z[2] * I[2]])
    Iabc = A @ I
    return {"I": Iabc, "V": V, "ground": np.abs(Iabc.sum(axis=0))}
