# the performance ratio is the mean of the ratios of each step instead of the ratio of the energies
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    result = cell_temperature(poa, air, wind, dt, tau)
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (result[2] - 25))
    ac = np.minimum(0.96 * dc, limit)
    ac[dc < 0.01 * limit] = 0
    clipped = np.sum(np.maximum(0.96 * dc - limit, 0)) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": np.mean(ac / ideal)}
