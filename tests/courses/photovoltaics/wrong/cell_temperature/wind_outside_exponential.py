# the wind is outside of the exponential: exp(-3.56) - 0.075 v
def cell_temperature(poa, air, wind, dt, tau):
    coefficient = np.exp(-3.56) - 0.075 * wind
    steady = air + coefficient * poa
    q = np.exp(-dt / tau)
    m = np.zeros(poa.shape)
    now = air[0]
    k = 0
    while k < len(poa):
        now = q * now + (1 - q) * steady[k]
        m[k] = now
        k += 1
    return steady, m, m + 3 * poa / 1000
