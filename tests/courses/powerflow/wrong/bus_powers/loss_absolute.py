# the loss sums the absolute active powers
def bus_powers(Y, Vm, Va):
    V = np.array([m * np.exp(1j * np.deg2rad(a)) for m, a in zip(Vm, Va)])
    S = np.array([V[i] * np.conj(np.sum(Y[i] * V)) for i in range(len(V))])
    P = S.real
    return P, S.imag, np.sum(np.abs(P))
