# in the line-to-ground fault the negative-sequence impedance is left out of the sum
def fault_study(kind, z, E, R):
    def to_phases(s):
        a = np.exp(2j * np.pi / 3)
        return np.array([s[0] + s[1] + s[2], s[0] + a**2 * s[1] + a * s[2], s[0] + a * s[1] + a**2 * s[2]])

    I = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        i = E / (z[0] + z[1] + 3 * R)
        for s in range(3):
            I[s] = i
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        zg = z[0] + 3 * R
        zpar = z[2] * zg / (z[2] + zg)
        I[1] = E / (z[1] + zpar)
        I[2] = -I[1] * zpar / z[2]
        I[0] = -I[1] * zpar / zg
    V = -z * I
    V[1] += E
    return {"I": to_phases(I), "V": to_phases(V), "ground": 3 * np.abs(I[0])}
