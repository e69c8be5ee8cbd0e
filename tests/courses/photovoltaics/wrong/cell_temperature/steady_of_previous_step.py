# the module relaxes towards the steady temperature of the step before (the first one in step 0)
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    lagged = np.concatenate((steady[:1], steady[:-1]))
    q = np.exp(-dt / tau)
    module = np.zeros(len(air))
    t_old = air[0]
    for k in range(len(air)):
        t_old = t_old * q + lagged[k] * (1 - q)
        module[k] = t_old
    return steady, module, module + 3 * poa / 1000
