# the inverter's efficiency of 96 percent is left out everywhere
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[-1]
    dc = rated * poa / 1000 * (1 + gamma * (cell - 25))
    ac = np.minimum(dc, limit)
    ac[dc < 0.01 * limit] = 0
    clipped = np.maximum(dc - limit, 0).sum() * dt / 60
    pr = ac.sum() / (rated * poa.sum() / 1000)
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": pr}
