# the double sum is summed over the first index instead of the second
def bus_powers(Y, Vm, Va):
    V = Vm * np.exp(1j * np.pi * Va / 180)
    terms = V[:, None] * np.conj(Y) * np.conj(V)[None, :]
    S = terms.sum(axis=0)
    return S.real, S.imag, S.real.sum()
