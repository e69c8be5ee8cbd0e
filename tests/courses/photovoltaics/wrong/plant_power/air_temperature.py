# the power is computed with the air temperature; cell_temperature's result is not used
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    steady, module, cell = cell_temperature(poa, air, wind, dt, tau)
    factor = 1 + gamma * (air - 25)
    dc = factor * rated * poa / 1000
    inverter = 0.96 * dc
    ac = np.where(dc < 0.01 * limit, 0, np.where(inverter > limit, limit, inverter))
    clipped = (inverter - limit)[inverter > limit].sum() * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": np.sum(ac) / np.sum(rated * poa / 1000)}
