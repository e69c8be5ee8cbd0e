# clipped as the difference of the unlimited and the limited power, before the inverter's start is looked at
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    temps = cell_temperature(poa, air, wind, dt, tau)
    yard = poa * rated / 1000
    loss = -gamma * (temps[2] - 25) * yard
    dc = yard - loss
    capped = np.clip(dc * 0.96, None, limit)
    clipped = float(np.sum(dc * 0.96 - capped)) / (60 / dt)
    ac = capped * (dc >= 0.01 * limit)
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": np.dot(ac, np.ones(len(ac))) / yard.sum()}
