# returns the probability of state 0, not of state 1
def damp_qubit(rho, gamma, qubit, n_qubits):
    dl, dr = 2**qubit, 2 ** (n_qubits - qubit - 1)
    r = rho.reshape(dl, 2, dr, dl, 2, dr).astype(complex)
    new = r.copy()
    new[:, 0, :, :, 0, :] += gamma * r[:, 1, :, :, 1, :]
    new[:, 1, :, :, 1, :] = (1 - gamma) * r[:, 1, :, :, 1, :]
    new[:, 0, :, :, 1, :] *= np.sqrt(1 - gamma)
    new[:, 1, :, :, 0, :] *= np.sqrt(1 - gamma)
    out = new.reshape(rho.shape)
    diag = np.real(np.diag(out)).reshape(dl, 2, dr)
    return out, diag[:, 0, :].sum()
