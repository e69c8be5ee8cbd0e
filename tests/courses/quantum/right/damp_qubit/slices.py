# right: slices of the reshaped matrix
def damp_qubit(rho, gamma, qubit, n_qubits):
    l, r = 2**qubit, 2 ** (n_qubits - 1 - qubit)
    R = rho.reshape(l, 2, r, l, 2, r)
    out = np.array(R, dtype=complex)
    out[:, 0, :, :, 0] += gamma * R[:, 1, :, :, 1]
    out[:, 1, :, :, 1] *= 1 - gamma
    out[:, 0, :, :, 1] *= np.sqrt(1 - gamma)
    out[:, 1, :, :, 0] *= np.sqrt(1 - gamma)
    out = out.reshape(rho.shape)
    excited = np.diag(out).real.reshape(l, 2, r)[:, 1].sum()
    return out, excited
