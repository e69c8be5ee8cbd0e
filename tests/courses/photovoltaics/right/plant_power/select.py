# np.select and a boolean index for the clipped energy, positional unpacking with keywords
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    *_, hot = cell_temperature(poa=poa, air=air, wind=wind, dt=dt, tau=tau)
    dc = rated * (poa / 1000) * (1 - 25 * gamma + gamma * hot)
    out = 0.96 * dc
    ac = np.select([dc < limit / 100, out > limit], [0.0, limit], default=out)
    clipped = (out[out > limit] - limit).sum() * dt / 60
    return dict(dc=dc, ac=ac, clipped=clipped, performance_ratio=1000 * ac.mean() / (rated * poa.mean()))
