# the force is not turned into the axes of the flow: cl is the y component, cd the x component
def panel_loads(nodes, cp, cf, alpha):
    n = len(cp)
    c = max(nodes[:, 0]) - min(nodes[:, 0])
    Fx = Fy = Fy_p = M = 0.0
    for j in range(n):
        dx = nodes[j + 1, 0] - nodes[j, 0]
        dy = nodes[j + 1, 1] - nodes[j, 1]
        xm = (nodes[j + 1, 0] + nodes[j, 0]) / 2
        ym = (nodes[j + 1, 1] + nodes[j, 1]) / 2
        s = 1 if dx >= 0 else -1
        fx = -cp[j] * dy + cf[j] * s * dx
        fy = cp[j] * dx + cf[j] * s * dy
        Fx += fx
        Fy += fy
        Fy_p += cp[j] * dx
        M -= (xm - min(nodes[:, 0]) - c / 4) * fy - ym * fx
    return {"cl": Fy / c, "cd": Fx / c, "cm": M / c**2, "cl_p": Fy_p / c}
