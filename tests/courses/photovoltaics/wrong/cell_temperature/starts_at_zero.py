# before step 0 the module is at 0 degrees instead of the air temperature
def cell_temperature(poa, air, wind, dt, tau):
    rise = np.exp(-3.56 - 0.075 * wind) * poa
    steady = air + rise
    a = 1 - np.exp(-dt / tau)
    temps = []
    last = 0.0
    for s in steady:
        last = last + a * (s - last)
        temps.append(last)
    module = np.array(temps)
    return steady, module, module + 0.003 * poa
