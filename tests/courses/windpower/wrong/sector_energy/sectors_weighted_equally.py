# gave every sector the same share of the time instead of its share of the measured hours
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    ns = len(scale)
    nb = len(edges) - 1
    mid = np.array([(edges[i] + edges[i + 1]) / 2 for i in range(nb)])
    power, cf = turbine_power(mid.reshape(1, nb), curve_v, curve_p, rho)
    freq = np.ones(ns) / ns
    energy = np.zeros(ns)
    speed = 0.0
    for s in range(ns):
        for i in range(nb):
            low = 1 - np.exp(-((edges[i] / scale[s]) ** shape[s]))
            high = 1 - np.exp(-((edges[i + 1] / scale[s]) ** shape[s]))
            energy[s] += HOURS * freq[s] * (high - low) * power[0, i] * efficiency / 1000
            speed += freq[s] * (high - low) * mid[i]
    total = energy.sum()
    return {"energy": energy, "total": total, "full_load": total * 1000 / max(curve_p), "speed": speed}
