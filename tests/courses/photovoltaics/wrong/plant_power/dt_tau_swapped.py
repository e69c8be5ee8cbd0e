# dt and tau are swapped in the call of cell_temperature
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    steady, module, cell = cell_temperature(poa, air, wind, tau, dt)
    P0 = rated * poa / 1000
    dc = P0 * (1 + gamma * (cell - 25))
    eta = 0.96
    ac = np.minimum(eta * dc, limit)
    ac[dc < 0.01 * limit] = 0.0
    lost = np.maximum(eta * dc - limit, 0)
    return {"dc": dc, "ac": ac, "clipped": lost.sum() * dt / 60, "performance_ratio": ac.sum() / P0.sum()}
