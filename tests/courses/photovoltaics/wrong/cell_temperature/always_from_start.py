# every step starts again from the air temperature of step 0: the previous temperature is never updated
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    previous = air[0]
    module = np.zeros(len(poa))
    for k in range(len(poa)):
        module[k] = q * previous + (1 - q) * steady[k]
    cell = module + 3 * poa / 1000
    return steady, module, cell
