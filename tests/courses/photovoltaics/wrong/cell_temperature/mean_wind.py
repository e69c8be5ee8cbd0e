# the mean wind speed over all steps is used instead of each step's own
def cell_temperature(poa, air, wind, dt, tau):
    v = wind.mean()
    steady = air + poa * np.exp(-3.56 - 0.075 * v)
    q = np.exp(-dt / tau)
    mod = np.zeros(len(poa))
    p = air[0]
    for k in range(len(poa)):
        p = p * q + (1 - q) * steady[k]
        mod[k] = p
    return steady, mod, mod + 3 * poa / 1000
