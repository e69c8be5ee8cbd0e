# rho is overwritten by the first term, the second operator acts on the damped state
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, np.sqrt(gamma)], [0.0, 0.0]])
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    K0 = np.kron(np.kron(left, K0), right)
    K1 = np.kron(np.kron(left, K1), right)
    rho = K0 @ rho @ K0.T
    rho = rho + K1 @ rho @ K1.T
    P1 = np.kron(np.kron(left, np.diag([0.0, 1.0])), right)
    return rho, np.real(np.trace(P1 @ rho))
