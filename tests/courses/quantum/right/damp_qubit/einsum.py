# right: einsum with the operators on the qubit's axis, excited from the input
def damp_qubit(rho, gamma, qubit, n_qubits):
    K = np.zeros((2, 2, 2))
    K[0, 0, 0] = 1
    K[0, 1, 1] = np.sqrt(1 - gamma)
    K[1, 0, 1] = np.sqrt(gamma)
    l, r = 2**qubit, 2 ** (n_qubits - 1 - qubit)
    R = rho.reshape(l, 2, r, l, 2, r)
    out = np.einsum("kxs,asbctd,kyt->axbcyd", K, R, K)
    excited = (1 - gamma) * np.einsum("abab->", R[:, 1, :, :, 1, :]).real
    return out.reshape(rho.shape), excited
