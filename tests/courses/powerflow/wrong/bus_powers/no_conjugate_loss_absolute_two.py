# two mistakes: the current is not conjugated, and the loss sums absolute values of P
def bus_powers(Y, Vm, Va):
    a = np.deg2rad(Va)
    V = Vm * np.exp(1j * a)
    S = np.zeros(len(V), dtype=complex)
    for k in range(len(V)):
        S[k] = V[k] * (Y[k, :] @ V)
    P = np.real(S)
    Q = np.imag(S)
    return P, Q, np.abs(P).sum()
