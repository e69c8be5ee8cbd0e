# compression is decided by the total strain, not by the stress
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    m = bars.shape[0]
    strain = np.empty(m)
    stress = np.empty(m)
    used = np.empty(m)
    disp = u.reshape(-1, 2)
    for k in range(m):
        d = nodes[bars[k, 1]] - nodes[bars[k, 0]]
        L = np.sqrt(np.sum(d**2))
        strain[k] = np.sum(d * (disp[bars[k, 1]] - disp[bars[k, 0]])) / L**2
        stress[k] = E[k] * (strain[k] - alpha[k] * dT[k])
        limit = strength
        if strain[k] < 0:
            limit = min(strength, np.pi**2 * E[k] * (radius[k] / L) ** 2)
        used[k] = abs(stress[k]) / limit
    return strain, stress, used
