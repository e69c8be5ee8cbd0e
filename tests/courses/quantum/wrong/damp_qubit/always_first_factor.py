# the operators always act on the first qubit
def damp_qubit(rho, gamma, qubit, n_qubits):
    rest = np.eye(2 ** (n_qubits - 1))
    K0 = np.kron(np.array([[1, 0], [0, np.sqrt(1 - gamma)]]), rest)
    K1 = np.kron(np.array([[0, np.sqrt(gamma)], [0, 0]]), rest)
    damped = K0 @ rho @ K0.conj().T + K1 @ rho @ K1.conj().T
    P = np.kron(np.kron(np.eye(2**qubit), np.diag([0, 1])), np.eye(2 ** (n_qubits - qubit - 1)))
    excited = np.trace(P @ damped).real
    return damped, excited
