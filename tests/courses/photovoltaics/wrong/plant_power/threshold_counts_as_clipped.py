# the power lost below the start of the inverter is counted as clipped, too (all of 0.96 dc minus ac)
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    tc = cell_temperature(poa, air, wind, dt, tau)[2]
    ref = rated * poa / 1000
    dc = ref * (1 + gamma * (tc - 25))
    ac = np.minimum(0.96 * dc, limit)
    ac[dc < 0.01 * limit] = 0
    clipped = np.sum(0.96 * dc - ac) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": np.sum(ac) / np.sum(ref)}
