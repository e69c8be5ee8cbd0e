# the powers are halved as if the voltages were peak values
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.deg2rad(Va))
    S = 0.5 * V * np.conj(Y @ V)
    P = S.real
    Q = S.imag
    return P, Q, P.sum()
