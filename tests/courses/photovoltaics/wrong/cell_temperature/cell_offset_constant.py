# the cells are always 3 K warmer than the back, whatever the irradiance
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-3.56 - 0.075 * wind)
    alpha = np.exp(-dt / tau)
    mod = []
    x = air[0]
    for y in steady:
        x = alpha * x + (1 - alpha) * y
        mod.append(x)
    mod = np.asarray(mod)
    return steady, mod, mod + 3
