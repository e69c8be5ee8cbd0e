# the moment leaves out the x force times the y arm
def panel_loads(nodes, cp, cf, alpha):
    dx = nodes[1:, 0] - nodes[:-1, 0]
    dy = nodes[1:, 1] - nodes[:-1, 1]
    c = nodes[:, 0].max() - nodes[:, 0].min()
    xm = (nodes[1:, 0] + nodes[:-1, 0]) / 2 - nodes[:, 0].min()
    s = 2.0 * (dx >= 0) - 1
    fx = -cp * dy + cf * s * dx
    fy = cp * dx + cf * s * dy
    cx, cy = sum(fx) / c, sum(fy) / c
    cm = -np.dot(xm - c / 4, fy) / c**2
    cl = cy * np.cos(alpha) - cx * np.sin(alpha)
    cd = cx * np.cos(alpha) + cy * np.sin(alpha)
    cl_p = (np.dot(cp, dx) * np.cos(alpha) + np.dot(cp, dy) * np.sin(alpha)) / c
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
