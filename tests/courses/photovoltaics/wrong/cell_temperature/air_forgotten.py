# the air temperature is not added in the steady temperature: only the excess is computed
def cell_temperature(poa, air, wind, dt, tau):
    steady = poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    module = np.zeros(len(poa))
    m = air[0]
    for k in range(len(poa)):
        m = q * m + (1 - q) * steady[k]
        module[k] = m
    cell = module + 3 * poa / 1000
    return steady, module, cell
