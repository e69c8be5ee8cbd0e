# the minutes are not converted to hours in the clipped energy
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    T = cell_temperature(poa, air, wind, dt, tau)[2]
    base = poa * rated / 1000
    dc = base * (1 - abs(gamma) * (T - 25))
    x = 0.96 * dc
    ac = x.copy()
    ac[x > limit] = limit
    ac[dc < 0.01 * limit] = 0
    clipped = np.sum((x - limit) * (x > limit)) * dt
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / base.sum()}
