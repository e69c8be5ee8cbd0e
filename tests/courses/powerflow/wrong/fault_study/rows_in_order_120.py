# the impedance rows are read as positive, negative, zero instead of zero, positive, negative
def fault_study(kind, z, E, R):
    z1, z2, z0 = z
    a = np.exp(2j * np.pi / 3)
    n = len(E)
    I0, I1, I2 = np.zeros((3, n), dtype=complex)
    if kind == "three-phase":
        I1 = E / (z1 + R)
    elif kind == "line-ground":
        I0 = I1 = I2 = E / (z0 + z1 + z2 + 3 * R)
    elif kind == "line-line":
        I1 = E / (z1 + z2 + R)
        I2 = -I1
    else:
        zg = z0 + 3 * R
        I1 = E / (z1 + z2 * zg / (z2 + zg))
        I2 = -I1 * zg / (z2 + zg)
        I0 = -I1 * z2 / (z2 + zg)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    return {
        "I": A @ np.array([I0, I1, I2]),
        "V": A @ np.array([-z0 * I0, E - z1 * I1, -z2 * I2]),
        "ground": 3 * np.abs(I0),
    }
