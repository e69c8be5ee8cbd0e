# step 0 is set to the air temperature itself; the relaxation begins only with step 1
def cell_temperature(poa, air, wind, dt, tau):
    n = poa.shape[0]
    steady = np.zeros(n)
    module = np.zeros(n)
    for k in range(n):
        steady[k] = air[k] + poa[k] * np.exp(-3.56 - 0.075 * wind[k])
    q = np.exp(-dt / tau)
    module[0] = air[0]
    for k in range(1, n):
        module[k] = q * module[k - 1] + (1 - q) * steady[k]
    cell = module + 3 * (poa / 1000)
    return steady, module, cell
