# the voltage is conjugated instead of the current, so Q has the wrong sign
def bus_powers(Y, Vm, Va):
    volt = Vm * np.exp(1j * np.radians(Va))
    cur = Y @ volt
    power = np.conj(volt) * cur
    P, Q = power.real, power.imag
    return P, Q, P.sum()
