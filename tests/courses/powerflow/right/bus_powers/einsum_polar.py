# einsum over the polar form of the admittances; the loss from the hermitian part of Y
def bus_powers(Y, Vm, Va):
    th = np.deg2rad(Va)
    ph = th[:, None] - th[None, :] - np.angle(Y)
    P = np.einsum("i,j,ij,ij->i", Vm, Vm, np.abs(Y), np.cos(ph))
    Q = np.einsum("i,j,ij,ij->i", Vm, Vm, np.abs(Y), np.sin(ph))
    V = Vm * np.exp(1j * th)
    loss = (V.conj() @ ((Y + Y.conj().T) / 2) @ V).real
    return P, Q, loss
