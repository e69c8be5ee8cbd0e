# the power is computed with the temperature of the module's back instead of the cells'
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    _, back, _ = cell_temperature(poa, air, wind, dt, tau)
    n = len(poa)
    dc = np.zeros(n)
    ac = np.zeros(n)
    lost = 0
    for i in range(n):
        dc[i] = rated * poa[i] / 1000 * (1 + gamma * (back[i] - 25))
        if dc[i] < 0.01 * limit:
            ac[i] = 0
        elif 0.96 * dc[i] > limit:
            ac[i] = limit
            lost += (0.96 * dc[i] - limit) * dt / 60
        else:
            ac[i] = 0.96 * dc[i]
    return {"dc": dc, "ac": ac, "clipped": lost, "performance_ratio": ac.sum() / (rated * poa / 1000).sum()}
