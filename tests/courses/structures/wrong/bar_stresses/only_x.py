# only the x part of the elongation is counted
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    i, j = bars[:, 0], bars[:, 1]
    dx = nodes[j, 0] - nodes[i, 0]
    dy = nodes[j, 1] - nodes[i, 1]
    L = np.hypot(dx, dy)
    elongation = dx / L * (u[2 * j] - u[2 * i])
    strain = elongation / L
    stress = E * (strain - alpha * dT)
    euler = np.pi**2 * E / (L / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
