# the temperature coefficient is subtracted: power rises with temperature
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    s, m, c = cell_temperature(poa, air, wind, dt, tau)
    stc = poa / 1000 * rated
    dc = stc - gamma * (c - 25) * stc
    ac = np.clip(0.96 * dc, None, limit) * (dc >= 0.01 * limit)
    clip = np.clip(0.96 * dc - limit, 0, None)
    return {"dc": dc, "ac": ac, "clipped": np.sum(clip) * dt / 60, "performance_ratio": ac.sum() / stc.sum()}
