# the loss is the mean of P and not its sum
def bus_powers(Y, Vm, Va):
    theta = np.radians(Va)
    V = Vm * np.exp(theta * 1j)
    I = np.dot(Y, V)
    S = V * I.conj()
    return S.real, S.imag, S.real.mean()
