# the powers are multiplied by three as if the voltages were phase values, although all is per unit
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.deg2rad(Va))
    I = Y @ V
    S = 3 * V * np.conj(I)
    return S.real, S.imag, np.sum(S.real)
