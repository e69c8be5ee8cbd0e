# the current is V @ Y, with the transposed matrix
def bus_powers(Y, Vm, Va):
    rad = np.deg2rad(Va)
    U = Vm * np.cos(rad) + 1j * Vm * np.sin(rad)
    J = U @ Y
    S = U * np.conj(J)
    P, Q = np.real(S), np.imag(S)
    loss = P.sum()
    return P, Q, loss
