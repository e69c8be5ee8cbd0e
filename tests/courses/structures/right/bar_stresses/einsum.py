def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    d = np.diff(nodes[bars], axis=1)[:, 0]
    w = np.diff(u.reshape(-1, 2)[bars], axis=1)[:, 0]
    L2 = np.einsum("bi,bi->b", d, d)
    strain = np.einsum("bi,bi->b", d, w) / L2
    stress = E * strain - E * alpha * dT
    limit = np.full(len(bars), float(strength))
    pressed = stress < 0
    limit[pressed] = np.minimum(strength, np.pi**2 * (E * radius**2 / L2)[pressed])
    return strain, stress, np.abs(stress / limit)
