# a loop over time with if and elif
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    dc, ac, lost, ideal = [], [], 0.0, 0.0
    for g, t in zip(poa, cell):
        p = rated * g / 1000
        ideal += p * dt / 60
        p *= 1 + gamma * (t - 25)
        dc.append(p)
        if 0.96 * p > limit:
            lost += (0.96 * p - limit) * dt / 60
            ac.append(limit)
        elif p < 0.01 * limit:
            ac.append(0.0)
        else:
            ac.append(0.96 * p)
    return {"dc": np.array(dc), "ac": np.array(ac), "clipped": lost, "performance_ratio": sum(ac) * dt / 60 / ideal}
