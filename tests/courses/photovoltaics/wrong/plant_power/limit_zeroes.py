# the inverter switches off above its limit instead of holding it: the ac power is 0 there
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (cell - 25))
    full = 0.96 * dc
    ok = (dc >= 0.01 * limit) & (full <= limit)
    ac = np.where(ok, full, 0)
    clipped = np.sum((full - limit)[full > limit]) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / ideal.sum()}
