# the thermal strain is added instead of subtracted
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    m = len(bars)
    strain = np.zeros(m)
    stress = np.zeros(m)
    used = np.zeros(m)
    for b in range(m):
        i, j = bars[b]
        d = nodes[j] - nodes[i]
        L = np.sqrt(d @ d)
        strain[b] = d @ (u[2 * j : 2 * j + 2] - u[2 * i : 2 * i + 2]) / L**2
        stress[b] = E[b] * (strain[b] + alpha[b] * dT[b])
        euler = np.pi**2 * E[b] / (L / radius[b]) ** 2
        if stress[b] < 0:
            used[b] = -stress[b] / min(euler, strength)
        else:
            used[b] = stress[b] / strength
    return strain, stress, used
