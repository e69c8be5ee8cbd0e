# style: the nearest gauge is always put into the mask, which changes nothing where others are near; mean of weights first, einsum
def areal_rainfall(gauges, rain, cells, radius, power):
    sq = np.einsum("ck,ck->c", cells, cells)[:, None] + np.einsum("gk,gk->g", gauges, gauges) - 2 * cells @ gauges.T
    mask = sq <= radius**2
    mask |= sq == sq.min(axis=1, keepdims=True)
    inv = np.exp(-0.5 * power * np.log(sq)) * mask
    w = np.einsum("cg,c->cg", inv, 1 / inv.sum(axis=1))
    return w, w.mean(axis=0) @ rain
