# two mistakes: the operator a is conjugated, so phases b and c are exchanged, and the ground current is I0 instead of three times I0
def fault_study(kind, z, E, R):
    h = np.exp(1j * np.radians(-120))
    H = np.array([[1, 1, 1], [1, h**2, h], [1, h, h**2]])
    I = np.zeros((3, len(E)), dtype=complex)
    if kind == "three-phase":
        I[1] = E / (z[1] + R)
    elif kind == "line-ground":
        I[:] = E / (z[0] + z[1] + z[2] + 3 * R)
    elif kind == "line-line":
        I[1] = E / (z[1] + z[2] + R)
        I[2] = -I[1]
    else:
        ze = z[0] + 3 * R
        I[1] = E / (z[1] + z[2] * ze / (z[2] + ze))
        I[2] = -I[1] * ze / (z[2] + ze)
        I[0] = -I[1] * z[2] / (z[2] + ze)
    V = np.array([-z[0] * I[0], E - z[1] * I[1], -z[2] * I[2]])
    return {"I": H @ I, "V": H @ V, "ground": np.abs(I[0])}
