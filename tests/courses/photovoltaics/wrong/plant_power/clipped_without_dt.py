# the clipped energy is a sum of powers: it is not multiplied with the time step at all
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    _, _, temp = cell_temperature(poa, air, wind, dt, tau)
    dc = rated * poa / 1000 * (1 + gamma * (temp - 25))
    ac = np.zeros_like(dc)
    excess = 0.0
    for k, p in enumerate(dc):
        out = 0.96 * p
        if out > limit:
            excess += out - limit
            out = limit
        if p < 0.01 * limit:
            out = 0
        ac[k] = out
    return {"dc": dc, "ac": ac, "clipped": excess, "performance_ratio": ac.sum() / (rated * poa.sum() / 1000)}
