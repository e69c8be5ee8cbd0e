# the decay operator is transposed: it excites the qubit
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, 0.0], [np.sqrt(gamma), 0.0]])
    left = np.identity(2**qubit)
    right = np.identity(2 ** (n_qubits - qubit - 1))
    F0 = np.kron(np.kron(left, K0), right)
    F1 = np.kron(np.kron(left, K1), right)
    damped = F0 @ rho @ F0.T + F1 @ rho @ F1.T
    number = np.kron(np.kron(left, np.diag([0.0, 1.0])), right)
    return damped, np.real(np.trace(damped @ number))
