# took the mean of the powers at the two edges of a bin instead of the power at its middle
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    A, k = scale[:, None], shape[:, None]
    below = 1 - np.exp(-((edges[None, :-1] / A) ** k))
    above = 1 - np.exp(-((edges[None, 1:] / A) ** k))
    p_bin = above - below
    p_edges, _ = turbine_power(edges[None, :], curve_v, curve_p, rho)
    p_mid = (p_edges[0, :-1] + p_edges[0, 1:]) / 2
    v_mid = (edges[:-1] + edges[1:]) / 2
    f = hours / np.sum(hours)
    e = np.einsum("s,sb,b->s", f, p_bin, p_mid) * HOURS * efficiency / 1000
    return {
        "energy": e,
        "total": e.sum(),
        "full_load": e.sum() * 1000 / curve_p.max(),
        "speed": np.einsum("s,sb,b->", f, p_bin, v_mid),
    }
