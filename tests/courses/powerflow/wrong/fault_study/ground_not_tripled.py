# the ground current is I0 instead of three times I0
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    I = np.zeros((3, z.shape[1]), dtype=complex)
    zg = z[0] + 3 * R
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I += E / (z[1] + z[2] + zg)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] -= I[1]
    else:
        share = zg / (z[2] + zg)
        I[1] = E / (z[1] + z[2] * share)
        I[2] = -I[1] * share
        I[0] = -I[1] * (1 - share)
    V = np.vstack([-z[0] * I[0], E - z[1] * I[1], -z[2] * I[2]])
    return {"I": A.dot(I), "V": A.dot(V), "ground": np.abs(I[0])}
