# in the double line-to-ground fault the current divider is exchanged: I2 gets z2's share and I0 gets zg's
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    seq = np.zeros(z.shape, dtype=complex)
    if kind == "three-phase":
        seq[1] = E / (z[1] + R)
    elif kind == "line-ground":
        seq[:] = E / (sum(z) + 3 * R)
    elif kind == "line-line":
        seq[1] = E / (z[1] + z[2] + R)
        seq[2] = -seq[1]
    elif kind == "double-ground":
        zg = z[0] + 3 * R
        total = z[2] + zg
        seq[1] = E / (z[1] + z[2] * zg / total)
        seq[2] = -seq[1] * z[2] / total
        seq[0] = -seq[1] * zg / total
    source = np.zeros_like(seq)
    source[1] = E
    V = source - z * seq
    return {"I": A @ seq, "V": A @ V, "ground": 3 * np.abs(seq[0])}
