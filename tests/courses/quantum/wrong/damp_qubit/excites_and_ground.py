# two mistakes: the qubit is excited instead of damped, and the probability is that of state 0
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, 0.0], [np.sqrt(gamma), 0.0]])
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    damped = np.zeros(rho.shape, dtype=complex)
    for K in (K0, K1):
        full = np.kron(np.kron(left, K), right)
        damped += full @ rho @ full.conj().T
    P = np.kron(np.kron(left, np.diag([1.0, 0.0])), right)
    return damped, np.real(np.trace(P @ damped))
