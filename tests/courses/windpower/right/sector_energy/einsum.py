def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    f = hours / hours.sum()
    s = np.exp(-((edges / scale[:, None]) ** shape[:, None]))
    p = s[:, :-1] - s[:, 1:]
    v = edges[:-1] + np.diff(edges) / 2
    P = turbine_power(v[None, :], curve_v, curve_p, rho)[0][0]
    e = np.einsum("s,sb,b->s", f, p, P) * (HOURS / 1000 * efficiency)
    return dict(
        energy=e,
        total=e.sum(),
        full_load=e.sum() / curve_p.max() * 1e3,
        speed=np.einsum("s,sb,b->", f, p, v),
    )
