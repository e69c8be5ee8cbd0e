# the reference temperature is 20 degrees instead of 25
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    *_, cell = cell_temperature(poa, air, wind, dt, tau)
    nominal = rated * poa / 1000
    dc = nominal + nominal * gamma * (cell - 20)
    ac = np.array([0 if p < 0.01 * limit else min(0.96 * p, limit) for p in dc])
    clipped = sum(max(0.96 * p - limit, 0) for p in dc) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / nominal.sum()}
