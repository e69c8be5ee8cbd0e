# the first operator damps both states: sqrt(1 - gamma) times the identity
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.sqrt(1 - gamma) * np.eye(2)
    K1 = np.sqrt(gamma) * np.array([[0, 1], [0, 0]])
    damped = np.zeros(rho.shape, dtype=complex)
    for K in (K0, K1):
        full = np.array([[1.0]])
        for q in range(n_qubits):
            full = np.kron(full, K if q == qubit else np.eye(2))
        damped += full @ rho @ full.T
    bits = (np.arange(2**n_qubits) >> (n_qubits - 1 - qubit)) & 1
    excited = np.sum(np.real(np.diag(damped))[bits == 1])
    return damped, excited
