# the friction acts along the contour's own direction everywhere, not downstream on each side
def panel_loads(nodes, cp, cf, alpha):
    d = np.diff(nodes, axis=0)
    mid = nodes[:-1] + d / 2
    c = np.ptp(nodes[:, 0])
    pressure_x = -cp * d[:, 1]
    pressure_y = cp * d[:, 0]
    fx = pressure_x + cf * d[:, 0]
    fy = pressure_y + cf * d[:, 1]
    sa, ca = np.sin(alpha), np.cos(alpha)
    cl = (fy * ca - fx * sa).sum() / c
    cd = (fx * ca + fy * sa).sum() / c
    cl_p = (pressure_y * ca - pressure_x * sa).sum() / c
    cm = ((mid[:, 1]) * fx - (mid[:, 0] - nodes[:, 0].min() - c / 4) * fy).sum() / c**2
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": cl_p}
