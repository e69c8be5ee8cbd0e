# the module starts at 0 degrees, and the weights q and 1 - q are swapped
def cell_temperature(poa, air, wind, dt, tau):
    Ts = air + poa * np.exp(-3.56 - 0.075 * wind)
    a = np.exp(-dt / tau)
    Tm = np.zeros(len(Ts))
    old = 0
    for k in range(len(Ts)):
        old = a * Ts[k] + (1 - a) * old
        Tm[k] = old
    return Ts, Tm, Tm + 3 * poa / 1000
