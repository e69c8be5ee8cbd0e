# phase damping: the second operator keeps the qubit excited
def damp_qubit(rho, gamma, qubit, n_qubits):
    s = np.sqrt(gamma)
    c = np.sqrt(1 - gamma)
    K0 = np.array([[1, 0], [0, c]])
    K1 = np.array([[0, 0], [0, s]])
    pad = lambda M: np.kron(np.kron(np.eye(2**qubit), M), np.eye(2 ** (n_qubits - qubit - 1)))
    damped = pad(K0) @ rho @ pad(K0).T + pad(K1) @ rho @ pad(K1).T
    excited = np.trace(pad(np.diag([0, 1])) @ damped).real
    return damped, excited
