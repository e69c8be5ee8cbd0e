# the performance ratio divides the ac energy by the dc energy, not by the ideal energy
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    hot = cell_temperature(poa, air, wind, dt, tau)[2] - 25
    dc = (1 + gamma * hot) * rated * poa / 1000
    ac = np.fmin(0.96 * dc, limit)
    ac *= dc >= 0.01 * limit
    clipped = np.fmax(0.96 * dc - limit, 0).sum() * dt / 60
    return {"dc": dc, "ac": ac, "clipped": clipped, "performance_ratio": ac.sum() / dc.sum()}
