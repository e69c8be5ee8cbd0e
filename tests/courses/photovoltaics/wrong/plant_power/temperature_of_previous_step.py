# the cell temperature of the step before is used (that of step 0 in step 0)
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    dc = np.zeros(len(poa))
    for k in range(len(poa)):
        T = cell[max(k - 1, 0)]
        dc[k] = rated * poa[k] / 1000 * (1 + gamma * (T - 25))
    ac = np.minimum(0.96 * dc, limit)
    ac[dc < 0.01 * limit] = 0
    clipped = np.sum(np.maximum(0.96 * dc - limit, 0)) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / (rated * poa / 1000).sum()}
