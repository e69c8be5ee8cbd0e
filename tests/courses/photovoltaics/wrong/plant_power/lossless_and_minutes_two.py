# the 96 percent are left out of the ac power, and the clipped energy is in kW minutes (not divided by 60)
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (cell - 25))
    ac = np.where(dc < 0.01 * limit, 0, np.minimum(dc, limit))
    clipped = dt * np.maximum(0.96 * dc - limit, 0).sum()
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / ideal.sum()}
