# sqrt(1 - gamma**2) instead of sqrt(1 - gamma)
def damp_qubit(rho, gamma, qubit, n_qubits):
    dl, dr = 2**qubit, 2 ** (n_qubits - qubit - 1)
    K = [np.array([[1, 0], [0, np.sqrt(1 - gamma**2)]]), np.array([[0, np.sqrt(gamma)], [0, 0]])]
    r = rho.reshape(dl, 2, dr, dl, 2, dr)
    out = sum(np.einsum("xs,asbctd,yt->axbcyd", k, r, k) for k in K)
    excited = np.einsum("abab->", out[:, 1, :, :, 1, :]).real
    return out.reshape(rho.shape), excited
