# the 3 K G/1000 is added inside the recursion, so it accumulates with the module's temperature
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    module, cell = np.zeros(len(poa)), np.zeros(len(poa))
    t = air[0]
    for k in range(len(poa)):
        t = q * t + (1 - q) * steady[k]
        module[k] = t
        t = t + 3 * poa[k] / 1000
        cell[k] = t
    return steady, module, cell
