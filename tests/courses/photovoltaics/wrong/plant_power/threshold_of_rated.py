# the start of the inverter is one percent of the rated dc power instead of its own limit
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (cell - 25))
    running = dc >= 0.01 * rated
    ac = np.where(running, np.minimum(0.96 * dc, limit), 0)
    clipped = np.sum(np.maximum(0.96 * dc - limit, 0)) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / ideal.sum()}
