# the clipped energy is taken from the dc power above the limit, without the 96 percent
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    t_cell = cell_temperature(poa, air, wind, dt, tau)[2]
    g = poa / 1000
    dc = rated * g * (1 + gamma * (t_cell - 25))
    ac = 0.96 * dc
    ac[ac > limit] = limit
    ac[dc < limit / 100] = 0
    clipped = (dc[dc > limit] - limit).sum() * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / (rated * g).sum()}
