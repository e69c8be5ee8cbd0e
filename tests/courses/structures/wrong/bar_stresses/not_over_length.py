# the elongation is not divided by the length
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    start, end = bars[:, 0], bars[:, 1]
    d = nodes[end] - nodes[start]
    L = np.sqrt(np.sum(d**2, axis=1))
    axis = d / L[:, None]
    moved = u.reshape(-1, 2)
    strain = np.sum(axis * (moved[end] - moved[start]), axis=1)
    sigma = E * (strain - alpha * dT)
    slender = L / radius
    sigma_k = np.pi**2 * E / slender**2
    limit = np.where(sigma < 0, np.minimum(sigma_k, strength), strength)
    return strain, sigma, np.abs(sigma) / limit
