# the buckling length is doubled, as for a cantilever
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    start, end = bars[:, 0], bars[:, 1]
    d = nodes[end] - nodes[start]
    L = np.sqrt(np.sum(d**2, axis=1))
    axis = d / L[:, None]
    moved = u.reshape(-1, 2)
    elongation = np.sum(axis * (moved[end] - moved[start]), axis=1)
    strain = elongation / L
    stress = E * (strain - alpha * dT)
    effective = 2 * L
    euler = np.pi**2 * E / (effective / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    return strain, stress, np.abs(stress) / limit
