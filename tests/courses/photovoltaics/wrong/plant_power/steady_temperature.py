# the power is computed with the steady temperature instead of the cell temperature
def plant_power(poa, air, wind, dt, tau, rated, gamma, limit):
    T = cell_temperature(poa, air, wind, dt, tau)[0]
    Pi = rated * poa / 1000
    Pdc = Pi * (1 + gamma * (T - 25))
    Pac = 0.96 * Pdc
    over = np.maximum(Pac - limit, 0)
    Pac = np.minimum(Pac, limit)
    Pac[Pdc < 0.01 * limit] = 0
    return {"dc": Pdc, "ac": Pac, "clipped": over.sum() * dt / 60, "performance_ratio": Pac.sum() / Pi.sum()}
