# the coherences between 0 and 1 are not damped at all
def damp_qubit(rho, gamma, qubit, n_qubits):
    dl, dr = 2**qubit, 2 ** (n_qubits - qubit - 1)
    r = rho.reshape(dl, 2, dr, dl, 2, dr)
    new = np.array(r, dtype=complex)
    up = r[:, 1, :, :, 1, :]
    new[:, 1, :, :, 1, :] = (1 - gamma) * up
    new[:, 0, :, :, 0, :] = r[:, 0, :, :, 0, :] + gamma * up
    excited = np.real(np.einsum("abab->", new[:, 1, :, :, 1, :]))
    return new.reshape(rho.shape), excited
