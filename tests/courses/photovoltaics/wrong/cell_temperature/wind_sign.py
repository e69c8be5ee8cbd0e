# the wind heats: plus 0.075 v in the exponent
def cell_temperature(poa, air, wind, dt, tau):
    expo = -3.56 + 0.075 * wind
    steady = air + poa * np.exp(expo)
    q = np.exp(-dt / tau)
    N = len(poa)
    powers = q ** (np.arange(N)[:, None] - np.arange(N)[None, :])
    M = np.tril(powers)
    module = q ** (np.arange(N) + 1) * air[0] + (1 - q) * (M @ steady)
    return steady, module, module + 3 * poa / 1000
