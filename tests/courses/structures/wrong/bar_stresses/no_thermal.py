# the thermal strain is left out of the stress
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    i, j = bars.T
    d = nodes[j] - nodes[i]
    L = np.linalg.norm(d, axis=1)
    U = u.reshape(len(nodes), 2)
    strain = np.einsum("bi,bi->b", d, U[j] - U[i]) / L**2
    stress = E * strain
    euler = np.pi**2 * E * radius**2 / L**2
    limit = np.where(stress < 0, np.minimum(euler, strength), strength)
    return strain, stress, np.abs(stress) / limit
