# u is read as all x, then all y
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    n = len(nodes)
    ux, uy = u[:n], u[n:]
    i, j = bars[:, 0], bars[:, 1]
    dx = nodes[j, 0] - nodes[i, 0]
    dy = nodes[j, 1] - nodes[i, 1]
    L = np.sqrt(dx**2 + dy**2)
    strain = (dx * (ux[j] - ux[i]) + dy * (uy[j] - uy[i])) / L**2
    stress = E * (strain - alpha * dT)
    euler = np.pi**2 * E / (L / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    return strain, stress, np.abs(stress) / limit
