# the weights are normalized over the cells (each gauge's weights sum to 1) instead of over the gauges
def areal_rainfall(gauges, rain, cells, radius, power):
    dx = cells[:, 0][:, None] - gauges[:, 0][None, :]
    dy = cells[:, 1][:, None] - gauges[:, 1][None, :]
    r = np.hypot(dx, dy)
    inv = np.where(r > radius, 0.0, r ** (-1.0 * power))
    for row in range(inv.shape[0]):
        if inv[row].sum() == 0:
            inv[row, r[row].argmin()] = 1.0
    tot = inv.sum(axis=0)
    tot = np.where(tot == 0, 1.0, tot)
    weights = inv / tot
    field = np.einsum("cg,gt->ct", weights, rain)
    return weights, field.mean(axis=0)
