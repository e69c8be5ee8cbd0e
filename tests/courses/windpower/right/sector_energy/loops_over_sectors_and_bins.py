def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    def weibull(v, A, k):
        return 1.0 - np.exp(-((v / A) ** k))

    bins = len(edges) - 1
    mids = np.array([(edges[i] + edges[i + 1]) / 2 for i in range(bins)])
    power, _ = turbine_power(mids.reshape(1, -1), curve_v, curve_p, rho)
    all_hours = sum(hours)
    energy = np.zeros(len(hours))
    speed = 0.0
    for s in range(len(hours)):
        for i in range(bins):
            p = weibull(edges[i + 1], scale[s], shape[s]) - weibull(edges[i], scale[s], shape[s])
            energy[s] += p * power[0, i]
            speed += p * mids[i] * hours[s] / all_hours
        energy[s] *= hours[s] / all_hours * HOURS * efficiency / 1000
    total = sum(energy)
    return {"energy": energy, "total": total, "full_load": total * 1000 / max(curve_p), "speed": speed}
