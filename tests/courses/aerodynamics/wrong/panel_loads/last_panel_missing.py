# the last panel is left out of all sums (the loop ends one too early)
def panel_loads(nodes, cp, cf, alpha):
    c = nodes[:, 0].max() - nodes[:, 0].min()
    xref = nodes[:, 0].min() + c / 4
    Fx, Fy, Px, Py, M = 0, 0, 0, 0, 0
    for j in range(len(nodes) - 2):
        x1, y1 = nodes[j]
        x2, y2 = nodes[j + 1]
        dx, dy = x2 - x1, y2 - y1
        px, py = -cp[j] * dy, cp[j] * dx
        sg = 1 if dx >= 0 else -1
        fx, fy = px + sg * cf[j] * dx, py + sg * cf[j] * dy
        Px += px; Py += py; Fx += fx; Fy += fy
        M += -((x1 + x2) / 2 - xref) * fy + (y1 + y2) / 2 * fx
    return {"cl": (Fy * np.cos(alpha) - Fx * np.sin(alpha)) / c,
            "cd": (Fx * np.cos(alpha) + Fy * np.sin(alpha)) / c,
            "cm": M / c**2,
            "cl_p": (Py * np.cos(alpha) - Px * np.sin(alpha)) / c}
