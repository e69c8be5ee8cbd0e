# the exponent is upside down: exp(-tau/dt)
def cell_temperature(poa, air, wind, dt, tau):
    def settle(g, t, v):
        return t + g * np.exp(-3.56 - 0.075 * v)

    steady = settle(poa, air, wind)
    q = np.exp(-tau / dt)
    out = [air[0]]
    for s in steady:
        out.append(q * out[-1] + (1 - q) * s)
    module = np.array(out[1:])
    return steady, module, module + 3 * poa / 1000
