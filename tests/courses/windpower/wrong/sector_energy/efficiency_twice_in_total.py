# multiplied the total by the efficiency once more although the sectors' energies already have it
def sector_energy(hours, scale, shape, edges, curve_v, curve_p, rho, efficiency):
    # probabilities
    s = scale.size
    cum = np.zeros((s, edges.size))
    for i in range(s):
        cum[i] = 1 - np.exp(-((edges / scale[i]) ** shape[i]))
    prob = cum[:, 1:] - cum[:, :-1]
    # power
    center = (edges[1:] + edges[:-1]) / 2
    power, _ = turbine_power(center.reshape(1, -1), curve_v, curve_p, rho)
    # energy
    rel = hours / hours.sum()
    energy = rel * prob.dot(power[0]) * efficiency * HOURS / 1000
    total = efficiency * energy.sum()
    eflh = total * 1000 / curve_p.max()
    return {"energy": energy, "total": total, "full_load": eflh, "speed": rel.dot(prob.dot(center))}
