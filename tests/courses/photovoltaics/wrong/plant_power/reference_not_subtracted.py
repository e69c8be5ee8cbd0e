# the reference of 25 degrees is not subtracted from the cell temperature
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    tc = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * (poa / 1000)
    dc = ideal * (1 + gamma * tc)
    raw = dc * 0.96
    ac = np.minimum(raw, limit)
    ac = np.where(dc >= 0.01 * limit, ac, 0)
    clipped = np.sum(np.where(raw > limit, raw - limit, 0)) * (dt / 60)
    return dict(dc=dc, ac=ac, clipped=clipped, performance_ratio=ac.sum() / ideal.sum())
