# the direction is not a unit vector
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    a = bars[:, 0]
    b = bars[:, 1]
    direction = nodes[b] - nodes[a]
    L = np.hypot(direction[:, 0], direction[:, 1])
    moved = u.reshape(-1, 2)
    difference = moved[b] - moved[a]
    elongation = direction[:, 0] * difference[:, 0] + direction[:, 1] * difference[:, 1]
    strain = elongation / L
    stress = E * (strain - alpha * dT)
    euler = np.pi**2 * E / (L / radius) ** 2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
