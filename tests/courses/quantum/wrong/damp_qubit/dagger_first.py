# K^dagger rho K instead of K rho K^dagger
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, np.sqrt(gamma)], [0.0, 0.0]])
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    damped = np.zeros(rho.shape, dtype=complex)
    for K in (K0, K1):
        full = np.kron(left, np.kron(K, right))
        damped += full.conj().T @ rho @ full
    occupied = np.diag(np.kron(np.kron(left, np.diag([0.0, 1.0])), right))
    excited = np.sum(occupied * np.diag(damped).real)
    return damped, excited
