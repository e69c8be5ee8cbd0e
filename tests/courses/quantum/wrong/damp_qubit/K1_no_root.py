# gamma instead of its root in the decay operator
def damp_qubit(rho, gamma, qubit, n_qubits):
    A = np.array([[1, 0], [0, np.sqrt(1 - gamma)]])
    B = np.array([[0, gamma], [0, 0]])
    L, R = np.eye(2**qubit), np.eye(2 ** (n_qubits - 1 - qubit))
    A = np.kron(L, np.kron(A, R))
    B = np.kron(L, np.kron(B, R))
    out = A @ rho @ A.T + B @ rho @ B.T
    P = np.kron(L, np.kron(np.array([[0, 0], [0, 1]]), R))
    return out, np.trace(P @ out).real
