# the module is kept as its distance from the steady temperature, list appended
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56) * np.exp(-0.075 * wind)
    T, temps = air[0], []
    for s in steady.tolist():
        T = s + (T - s) * np.exp(-dt / tau)
        temps.append(T)
    temps = np.array(temps)
    return steady, temps, temps + 3 * (poa / 1000)
