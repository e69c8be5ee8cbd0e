# the force is turned by -alpha: the signs of both sine terms are wrong
def panel_loads(nodes, cp, cf, alpha):
    dx, dy = np.diff(nodes[:, 0]), np.diff(nodes[:, 1])
    xc = nodes[:-1, 0] + dx / 2
    yc = nodes[:-1, 1] + dy / 2
    xle, xte = nodes[:, 0].min(), nodes[:, 0].max()
    c = xte - xle
    sgn = np.where(dx < 0, -1.0, 1.0)
    fpx, fpy = -cp * dy, cp * dx
    ffx, ffy = cf * np.abs(dx), cf * sgn * dy
    cx = np.sum(fpx + ffx) / c
    cy = np.sum(fpy + ffy) / c
    cl = cy * np.cos(alpha) + cx * np.sin(alpha)
    cd = cx * np.cos(alpha) - cy * np.sin(alpha)
    clp = (np.sum(fpy) * np.cos(alpha) + np.sum(fpx) * np.sin(alpha)) / c
    cm = np.sum(yc * (fpx + ffx) - (xc - xle - c / 4) * (fpy + ffy)) / c**2
    return {"cl": cl, "cd": cd, "cm": cm, "cl_p": clp}
