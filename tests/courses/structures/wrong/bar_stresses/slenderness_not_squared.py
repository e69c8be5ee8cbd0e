# the slenderness is not squared
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    first, second = bars[:, 0], bars[:, 1]
    d = nodes[second] - nodes[first]
    L = np.linalg.norm(d, axis=1)
    e = d / L[:, np.newaxis]
    w = u.reshape(-1, 2)
    strain = ((w[second] - w[first]) * e).sum(1) / L
    stress = (strain - alpha * dT) * E
    critical = np.pi**2 * E * radius / L
    limit = np.where(stress < 0, np.minimum(critical, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
