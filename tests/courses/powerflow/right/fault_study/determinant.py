# sequence currents over common denominators; ground current from the sum of the phases
def fault_study(kind, z, E, R):
    z0, z1, z2 = z
    g = z0 + 3 * R
    if kind == "double-ground":
        I = np.stack([-z2, z2 + g, -g]) * E / (z1 * z2 + z1 * g + z2 * g)
    else:
        pattern, total = {
            "three-phase": ([0, 1, 0], z1 + R),
            "line-ground": ([1, 1, 1], g + z1 + z2),
            "line-line": ([0, 1, -1], z1 + z2 + R),
        }[kind]
        I = np.array(pattern)[:, None] * (E / total)
    w = np.exp(-2j * np.pi / 3)
    T = w ** np.outer(np.arange(3), np.arange(3))
    V = np.array([[0], [1], [0]]) * E - z * I
    return {"I": T @ I, "V": T @ V, "ground": np.abs((T @ I).sum(axis=0))}
