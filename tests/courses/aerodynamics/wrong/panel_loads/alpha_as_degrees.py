# alpha, which is in radians, is converted from degrees to radians once more
def panel_loads(nodes, cp, cf, alpha):
    a = np.deg2rad(alpha)
    p, q = nodes[:-1], nodes[1:]
    t = q - p
    m = (p + q) / 2
    c = p[:, 0].max() - p[:, 0].min()
    direction = np.where(t[:, 0] >= 0, 1, -1)
    press = np.column_stack((-cp * t[:, 1], cp * t[:, 0]))
    fric = np.column_stack((cf * direction * t[:, 0], cf * direction * t[:, 1]))
    F = press + fric
    Fx, Fy = F.sum(0)
    Px, Py = press.sum(0)
    xr = p[:, 0].min() + c / 4
    M = -((m[:, 0] - xr) * F[:, 1] - m[:, 1] * F[:, 0]).sum()
    return {
        "cl": (Fy * np.cos(a) - Fx * np.sin(a)) / c,
        "cd": (Fy * np.sin(a) + Fx * np.cos(a)) / c,
        "cm": M / c / c,
        "cl_p": (Py * np.cos(a) - Px * np.sin(a)) / c,
    }
