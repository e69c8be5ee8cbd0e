def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    i, j = bars[:, 0], bars[:, 1]
    dx, dy = (nodes[j] - nodes[i]).T
    L, phi = np.hypot(dx, dy), np.arctan2(dy, dx)
    ux, uy = u[0::2], u[1::2]
    stretched = np.cos(phi) * (ux[j] - ux[i]) + np.sin(phi) * (uy[j] - uy[i])
    strain = stretched / L
    stress = (strain - alpha * dT) * E
    tension = np.maximum(stress, 0) / strength
    pressure = np.maximum(-stress, 0)
    critical = E * (np.pi * radius / L) ** 2
    used = tension + np.maximum(pressure / critical, pressure / strength)
    return strain, stress, used
