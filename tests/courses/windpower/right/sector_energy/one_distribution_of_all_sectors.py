def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    F = 1 - np.exp(-np.power(edges[:, None] / scale, shape))
    joint = (F[1:] - F[:-1]) * (hours / hours.sum())
    mid = edges[1:] - (edges[1:] - edges[:-1]) / 2
    P, cf = turbine_power(mid[None], curve_v, curve_p, rho)
    everywhere = joint.sum(axis=1)
    mwh = P[0] @ joint * HOURS * efficiency / 1000
    total = P[0] @ everywhere * HOURS * efficiency / 1000
    return {
        "energy": mwh,
        "total": total,
        "full_load": total / (curve_p.max() / 1000),
        "speed": mid @ everywhere,
    }
