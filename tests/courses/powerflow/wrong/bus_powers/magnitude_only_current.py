# the current is computed from the voltage magnitudes, without the angles
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.deg2rad(Va))
    I = Y @ Vm
    S = V * np.conj(I)
    return S.real, S.imag, float(np.sum(S.real))
