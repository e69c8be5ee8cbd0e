# the loss is the magnitude of the summed complex power, not its real part
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.deg2rad(Va))
    S = V * np.conj(np.einsum("ij,j->i", Y, V))
    return S.real, S.imag, np.abs(S.sum())
