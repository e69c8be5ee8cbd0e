# the inverter never stands still: the power below one percent of the limit is not set to 0
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cells = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (cells - 25))
    gross = 0.96 * dc
    ac = np.minimum(gross, limit)
    clipped = (gross - ac).sum() * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / ideal.sum()}
