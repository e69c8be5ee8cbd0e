# the decay is the first order 1 - dt/tau instead of exp(-dt/tau)
def cell_temperature(poa, air, wind, dt, tau):
    Tstat = air + poa * np.exp(-3.56 - 0.075 * wind)
    Tm = np.zeros_like(Tstat)
    T = air[0]
    for k, target in enumerate(Tstat):
        T += dt / tau * (target - T)
        Tm[k] = T
    Tc = Tm + poa / 1000 * 3
    return Tstat, Tm, Tc
