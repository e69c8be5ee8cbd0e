# the current is not conjugated: S = V * I
def bus_powers(Y, Vm, Va):
    th = Va * np.pi / 180
    V = Vm * (np.cos(th) + 1j * np.sin(th))
    I = Y.dot(V)
    S = V * I
    return np.real(S), np.imag(S), np.real(S).sum()
