# the cells are cooler than the back: the 3 K are subtracted
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    f = np.exp(-dt / tau)
    module = np.zeros_like(steady)
    module[0] = f * air[0] + (1 - f) * steady[0]
    for k in range(1, len(steady)):
        module[k] = f * module[k - 1] + (1 - f) * steady[k]
    delta = 3 * poa / 1000
    cell = module - delta
    return steady, module, cell
