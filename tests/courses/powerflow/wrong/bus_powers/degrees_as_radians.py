# the angles are used as radians, not converted from degrees
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * Va)
    S = V * (Y @ V).conj()
    P = S.real
    Q = S.imag
    return P, Q, np.sum(P)
