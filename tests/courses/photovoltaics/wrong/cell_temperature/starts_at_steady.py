# before step 0 the module is at the steady temperature of step 0 instead of the air temperature
def cell_temperature(poa, air, wind, dt, tau):
    Ts = air + poa * np.exp(-3.56 - 0.075 * wind)
    q = np.exp(-dt / tau)
    T = np.empty_like(Ts)
    prev = Ts[0]
    for i, s in enumerate(Ts):
        T[i] = q * prev + (1 - q) * s
        prev = T[i]
    return Ts, T, T + 3 * poa / 1000
