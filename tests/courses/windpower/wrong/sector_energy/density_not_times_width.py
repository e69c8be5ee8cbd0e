# used the Weibull density at the middle of the bin as its probability without the width of the bin, instead of the difference of the cumulative distribution
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    f = hours / hours.sum()
    v = 0.5 * (edges[1:] + edges[:-1])
    A = scale[:, None]
    k = shape[:, None]
    p = k / A * (v / A) ** (k - 1) * np.exp(-((v / A) ** k))
    P = turbine_power(v[None, :], curve_v, curve_p, rho)[0][0]
    energy = f * (p @ P) * HOURS * efficiency / 1000
    total = energy.sum()
    return {
        "energy": energy,
        "total": total,
        "full_load": total * 1000 / curve_p.max(),
        "speed": f @ (p @ v),
    }
