# the thermal strain is subtracted after multiplying by E
def bar_stresses(nodes, bars, u, E, alpha, dT, radius, strength):
    start, end = bars[:, 0], bars[:, 1]
    vec = nodes[end] - nodes[start]
    length = np.sqrt((vec**2).sum(axis=1))
    disp = u.reshape((-1, 2))
    rel = disp[end] - disp[start]
    strain = (vec * rel).sum(axis=1) / length**2
    stress = E * strain - alpha * dT
    euler = np.pi**2 * E / (length / radius) ** 2
    allowed = np.full(len(bars), strength)
    comp = stress < 0
    allowed[comp] = np.minimum(euler, strength)[comp]
    used = abs(stress) / allowed
    return strain, stress, used
