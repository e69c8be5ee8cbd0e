# the module's temperature is stored before the update: each entry is the one at the beginning of the step
def cell_temperature(poa, air, wind, dt, tau):
    n = len(air)
    steady = np.array([air[i] + poa[i] * np.exp(-3.56 - 0.075 * wind[i]) for i in range(n)])
    q = np.exp(-dt / tau)
    module = np.zeros(n)
    T = air[0]
    for i in range(n):
        module[i] = T
        T = q * T + (1 - q) * steady[i]
    cell = module + 3 * poa / 1000
    return steady, module, cell
