# the excited probability is that of all qubits in 1 (last diagonal entry)
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.array([[1.0, 0.0], [0.0, np.sqrt(1 - gamma)]])
    K1 = np.array([[0.0, np.sqrt(gamma)], [0.0, 0.0]])
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    A, B = (np.kron(np.kron(left, K), right) for K in (K0, K1))
    damped = A @ rho @ A.T + B @ rho @ B.T
    excited = np.real(damped[-1, -1])
    return damped, excited
