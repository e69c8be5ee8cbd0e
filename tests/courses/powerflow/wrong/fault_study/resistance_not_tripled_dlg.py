# in the double line-to-ground fault R is added once to z0 instead of three times
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a * a, a], [1, a, a * a]])
    currents = np.zeros((3, len(E)), dtype=complex)
    for k in range(len(E)):
        z0, z1, z2 = z[:, k]
        if kind == "three-phase":
            currents[:, k] = [0, E[k] / (z1 + R), 0]
        elif kind == "line-ground":
            currents[:, k] = E[k] / (z0 + z1 + z2 + 3 * R)
        elif kind == "line-line":
            i1 = E[k] / (z1 + z2 + R)
            currents[:, k] = [0, i1, -i1]
        else:
            zr = z0 + R
            i1 = E[k] / (z1 + z2 * zr / (z2 + zr))
            currents[:, k] = [-i1 * z2 / (z2 + zr), i1, -i1 * zr / (z2 + zr)]
    volts = -z * currents
    volts[1] += E
    return {"I": A @ currents, "V": A @ volts, "ground": 3 * np.abs(currents[0])}
