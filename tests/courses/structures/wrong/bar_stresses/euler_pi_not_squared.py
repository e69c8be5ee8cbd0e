# pi is not squared in the Euler stress
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    i, j = bars[:, 0], bars[:, 1]
    d = nodes[j] - nodes[i]
    L = np.sqrt(np.einsum("ij,ij->i", d, d))
    du = u.reshape(-1, 2)[j] - u.reshape(-1, 2)[i]
    strain = np.einsum("ij,ij->i", d, du) / L**2
    stress = E * (strain - alpha * dT)
    slenderness = L / radius
    euler = np.pi * E / slenderness**2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    used = np.abs(stress) / limit
    return strain, stress, used
