# the strain that is returned is the elastic one, without the thermal part
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    p, q = bars[:, 0], bars[:, 1]
    d = nodes[q] - nodes[p]
    L = np.linalg.norm(d, axis=1)
    c, s = d[:, 0] / L, d[:, 1] / L
    total = (c * (u[2 * q] - u[2 * p]) + s * (u[2 * q + 1] - u[2 * p + 1])) / L
    strain = total - alpha * dT
    stress = E * strain
    euler = np.pi**2 * E / (L / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
