# looked up the power at each sector's mean speed instead of averaging the power over the bins
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    share = hours / hours.sum()
    mid = (edges[:-1] + edges[1:]) / 2
    F = 1 - np.exp(-((edges / scale[:, None]) ** shape[:, None]))
    p = F[:, 1:] - F[:, :-1]
    v_sector = p @ mid
    P_sector, _ = turbine_power(v_sector[None, :], curve_v, curve_p, rho)
    energy = P_sector[0] * share * HOURS * efficiency / 1000
    total = energy.sum()
    return {
        "energy": energy,
        "total": total,
        "full_load": total * 1000 / curve_p.max(),
        "speed": np.dot(share, v_sector),
    }
