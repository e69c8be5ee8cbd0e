# the logarithmic strain is used instead of the linear one
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    start, end = bars[:, 0], bars[:, 1]
    d = nodes[end] - nodes[start]
    L = np.sqrt(np.sum(d**2, axis=1))
    axis = d / L[:, None]
    moved = u.reshape(-1, 2)
    elongation = np.sum(axis * (moved[end] - moved[start]), axis=1)
    strain = np.sign(elongation) * np.log(1 + np.abs(elongation) / L)
    stress = E * (strain - alpha * dT)
    euler = np.pi**2 * E / (L / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
