# damps with half of gamma
def damp_qubit(rho, gamma, qubit, n_qubits):
    g = gamma / 2
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - g)]])
    K1 = np.array([[0.0, np.sqrt(g)], [0.0, 0.0]])
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    damped = np.zeros(rho.shape, dtype=complex)
    for K in (K0, K1):
        full = np.kron(np.kron(left, K), right)
        damped += full @ rho @ full.T
    P1 = np.kron(np.kron(left, np.diag([0.0, 1.0])), right)
    return damped, np.real(np.trace(P1 @ damped))
