# a recursive helper
def cell_temperature(poa, air, wind, dt, tau):
    q = np.exp(-dt / tau)
    steady = np.array([a + g * np.exp(-3.56 - 0.075 * v) for g, a, v in zip(poa, air, wind)])

    def at(k):
        return air[0] if k < 0 else q * at(k - 1) + (1 - q) * steady[k]

    module = np.array([at(k) for k in range(len(poa))])
    return steady, module, module + 3 * poa / 1000
