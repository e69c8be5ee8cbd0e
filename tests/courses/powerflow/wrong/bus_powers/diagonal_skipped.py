# the sum leaves out the bus's own diagonal entry
def bus_powers(Y, Vm, Va):
    n = len(Vm)
    V = Vm * np.exp(1j * np.deg2rad(Va))
    S = np.zeros(n, dtype=complex)
    for i in range(n):
        I = 0
        for j in range(n):
            if j != i:
                I += Y[i, j] * V[j]
        S[i] = V[i] * np.conj(I)
    return S.real, S.imag, S.real.sum()
