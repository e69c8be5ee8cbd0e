# only the admittance is conjugated, not the voltage of the other bus
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.deg2rad(Va))
    S = V * (np.conj(Y) @ V)
    return S.real, S.imag, S.real.sum()
