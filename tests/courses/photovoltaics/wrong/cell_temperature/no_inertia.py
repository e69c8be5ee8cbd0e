# each step relaxes from the air temperature of that step; the module's past is not kept
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    module = q * air + (1 - q) * steady
    cell = module + 3 * poa / 1000
    return steady, module, cell
