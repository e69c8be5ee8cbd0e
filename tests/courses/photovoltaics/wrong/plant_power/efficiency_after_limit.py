# the limit is applied to the dc power before the 96 percent, so the ac power never reaches the limit
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    a, b, c = cell_temperature(poa, air, wind, dt, tau)
    p_dc = rated * poa * (1 + gamma * (c - 25)) / 1000
    p_ac = 0.96 * np.minimum(p_dc, limit)
    p_ac = np.where(p_dc < 0.01 * limit, 0.0, p_ac)
    e_clip = np.maximum(0.96 * p_dc - limit, 0).sum() * dt / 60
    return {"dc": p_dc, "ac": p_ac, "clipped": e_clip, "performance_ratio": p_ac.sum() / np.sum(rated * poa / 1000)}
