# in the line-to-ground fault R enters once instead of three times
def fault_study(kind, z, E, R):
    zz, zp, zn = z[0], z[1], z[2]
    al = np.exp(1j * np.deg2rad(120))
    I0 = np.zeros_like(E)
    I1 = np.zeros_like(E)
    I2 = np.zeros_like(E)
    if kind == "three-phase":
        I1 = E / (zp + R)
    elif kind == "line-ground":
        I1 = E / (zz + zp + zn + R)
        I0 = I1
        I2 = I1
    elif kind == "line-line":
        I1 = E / (zp + zn + R)
        I2 = -I1
    else:
        zg = zz + 3 * R
        I1 = E / (zp + zn * zg / (zn + zg))
        I2 = -I1 * zg / (zn + zg)
        I0 = -I1 * zn / (zn + zg)
    V0, V1, V2 = -zz * I0, E - zp * I1, -zn * I2
    I = np.array([I0 + I1 + I2, I0 + al**2 * I1 + al * I2, I0 + al * I1 + al**2 * I2])
    V = np.array([V0 + V1 + V2, V0 + al**2 * V1 + al * V2, V0 + al * V1 + al**2 * V2])
    return {"I": I, "V": V, "ground": 3 * abs(I0)}
