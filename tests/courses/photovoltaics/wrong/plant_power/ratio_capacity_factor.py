# the energy is divided by rated power times time (a capacity factor): the irradiance is left out of the ratio
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    Tc = cell_temperature(poa, air, wind, dt, tau)[2]
    dc = rated * poa / 1000 * (1 + gamma * (Tc - 25))
    ac = np.clip(0.96 * dc, 0, limit)
    ac[dc < 0.01 * limit] = 0
    hours = dt / 60
    clipped = hours * np.maximum(0.96 * dc - limit, 0).sum()
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": hours * ac.sum() / (rated * hours * len(poa))}
