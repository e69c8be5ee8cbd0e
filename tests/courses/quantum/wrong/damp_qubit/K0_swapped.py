# the factor of the first operator stands at state 0 instead of state 1
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[np.sqrt(1 - gamma), 0.0], [0.0, 1.0]])
    K1 = np.array([[0.0, np.sqrt(gamma)], [0.0, 0.0]])
    E1 = np.eye(2**qubit)
    E2 = np.eye(2 ** (n_qubits - qubit - 1))
    res = np.zeros(rho.shape, dtype=complex)
    for K in (K0, K1):
        M = np.kron(np.kron(E1, K), E2)
        res += np.dot(np.dot(M, rho), M.T)
    P1 = np.kron(np.kron(E1, np.diag([0.0, 1.0])), E2)
    return res, np.real(np.trace(P1 @ res))
