# the module starts at the air temperature of the last step (index -1) instead of step 0
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    module = np.copy(air)
    for k in range(len(poa)):
        module[k] = q * module[k - 1] + (1 - q) * steady[k]
    cell = module + 3 * poa / 1000
    return steady, module, cell
