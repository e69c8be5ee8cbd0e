# style: one loop over the panels with running sums in the axes of the flow
def panel_loads(nodes, cp, cf, alpha):
    x0, c = nodes[:, 0].min(), np.ptp(nodes[:, 0])
    out = {"cl": 0.0, "cd": 0.0, "cm": 0.0, "cl_p": 0.0}
    for j in range(len(cp)):
        (x1, y1), (x2, y2) = nodes[j], nodes[j + 1]
        dx, dy = x2 - x1, y2 - y1
        t = cf[j] if dx >= 0 else -cf[j]
        px, py = -cp[j] * dy, cp[j] * dx
        fx, fy = px + t * dx, py + t * dy
        out["cl"] += (fy * np.cos(alpha) - fx * np.sin(alpha)) / c
        out["cd"] += (fx * np.cos(alpha) + fy * np.sin(alpha)) / c
        out["cl_p"] += (py * np.cos(alpha) - px * np.sin(alpha)) / c
        out["cm"] += ((y1 + y2) / 2 * fx - ((x1 + x2) / 2 - x0 - c / 4) * fy) / c**2
    return out
