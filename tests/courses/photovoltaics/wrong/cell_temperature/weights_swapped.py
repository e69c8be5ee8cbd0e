# the weights are swapped: the old temperature gets 1 - q, the steady one q
def cell_temperature(poa, air, wind, dt, tau):
    steady = air + poa * np.exp(-(3.56 + 0.075 * wind))
    decay = np.exp(-dt / tau)
    T = air[0]
    hist = np.zeros_like(steady)
    for j in range(steady.size):
        T = (1 - decay) * T + decay * steady[j]
        hist[j] = T
    cell = hist + 3.0 * poa / 1000.0
    return steady, hist, cell
