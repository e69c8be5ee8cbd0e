# a loop over the buses with scalars, and the phases written out
def fault_study(kind, z, E, R):
    n = len(E)
    a = complex(-0.5, np.sqrt(3) / 2)
    I, V, G = np.zeros((3, n), complex), np.zeros((3, n), complex), np.zeros(n)
    for k in range(n):
        z0, z1, z2 = z[:, k]
        i0 = i2 = 0
        if kind == "three-phase":
            i1 = E[k] / (z1 + R)
        elif kind == "line-ground":
            i0 = i1 = i2 = E[k] / (z0 + z1 + z2 + 3 * R)
        elif kind == "line-line":
            i1 = E[k] / (z1 + z2 + R)
            i2 = -i1
        else:
            i1 = E[k] / (z1 + 1 / (1 / z2 + 1 / (z0 + 3 * R)))
            v1 = E[k] - z1 * i1
            i2, i0 = -v1 / z2, -v1 / (z0 + 3 * R)
        v0, v1, v2 = -z0 * i0, E[k] - z1 * i1, -z2 * i2
        I[:, k] = [i0 + i1 + i2, i0 + a * a * i1 + a * i2, i0 + a * i1 + a * a * i2]
        V[:, k] = [v0 + v1 + v2, v0 + a * a * v1 + a * v2, v0 + a * v1 + a * a * v2]
        G[k] = abs(3 * i0)
    return {"I": I, "V": V, "ground": G}
