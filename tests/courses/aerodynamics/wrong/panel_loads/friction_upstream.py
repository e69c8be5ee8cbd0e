# the friction acts upstream: its sign is wrong on all panels
def panel_loads(nodes, cp, cf, alpha):
    res = {"cl": 0.0, "cd": 0.0, "cm": 0.0, "cl_p": 0.0}
    x0 = nodes[:, 0].min()
    c = nodes[:, 0].max() - x0
    ca, sa = np.cos(alpha), np.sin(alpha)
    for j in range(cp.size):
        dx, dy = nodes[j + 1] - nodes[j]
        xm, ym = (nodes[j + 1] + nodes[j]) / 2
        tx, ty = (dx, dy) if dx < 0 else (-dx, -dy)
        px, py = -cp[j] * dy, cp[j] * dx
        fx, fy = px + cf[j] * tx, py + cf[j] * ty
        res["cl"] += (fy * ca - fx * sa) / c
        res["cd"] += (fx * ca + fy * sa) / c
        res["cl_p"] += (py * ca - px * sa) / c
        res["cm"] += (ym * fx - (xm - x0 - c / 4) * fy) / c**2
    return res
