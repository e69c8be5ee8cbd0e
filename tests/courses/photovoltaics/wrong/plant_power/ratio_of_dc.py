# the performance ratio is made of the dc energy instead of the ac energy
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    cell = cell_temperature(poa, air, wind, dt, tau)[2]
    ideal = rated * poa / 1000
    dc = ideal * (1 + gamma * (cell - 25))
    wanted = 0.96 * dc
    ac = np.where(wanted > limit, limit, wanted)
    ac = np.where(dc < 0.01 * limit, 0, ac)
    clipped = np.sum(np.maximum(wanted, limit) - limit) * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": dc.sum() / ideal.sum()}
