# the qubits are counted from the last Kronecker factor
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, np.sqrt(gamma)], [0.0, 0.0]])
    left = np.eye(2 ** (n_qubits - qubit - 1))
    right = np.eye(2**qubit)
    damped = 0
    for K in (K0, K1):
        full = np.kron(np.kron(left, K), right)
        damped = damped + full @ rho @ full.conj().T
    P1 = np.kron(np.kron(left, np.diag([0.0, 1.0])), right)
    return damped, np.real(np.trace(P1 @ damped))
