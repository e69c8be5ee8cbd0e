# the voltage before the fault is added in all three sequences, not in the positive one alone
def fault_study(kind, z, E, R):
    a = np.exp(2j * np.pi / 3)
    A = np.array([[1, 1, 1], [1, a**2, a], [1, a, a**2]])
    Is = np.zeros((3, len(E)), complex)
    if kind == "three-phase":
        Is[1, :] = E / (z[1, :] + R)
    elif kind == "line-ground":
        Is[:, :] = E / (z[0, :] + z[1, :] + z[2, :] + 3 * R)
    elif kind == "line-line":
        Is[1, :] = E / (z[1, :] + z[2, :] + R)
        Is[2, :] = -Is[1, :]
    else:
        zg = z[0, :] + 3 * R
        Is[1, :] = E / (z[1, :] + z[2, :] * zg / (z[2, :] + zg))
        Is[2, :] = -Is[1, :] * zg / (z[2, :] + zg)
        Is[0, :] = -Is[1, :] * z[2, :] / (z[2, :] + zg)
    Vs = E - z * Is
    return {"I": np.einsum("ps,sn->pn", A, Is), "V": np.einsum("ps,sn->pn", A, Vs), "ground": 3 * np.abs(Is[0])}
