# 1 - gamma without the root in the first operator
def damp_qubit(rho, gamma, qubit, n_qubits):
    K0 = np.diag([1.0, 1 - gamma])
    K1 = np.zeros((2, 2))
    K1[0, 1] = np.sqrt(gamma)
    before = np.eye(2**qubit)
    after = np.eye(2 ** (n_qubits - qubit - 1))
    new = np.zeros_like(rho, dtype=complex)
    for K in [K0, K1]:
        F = np.kron(np.kron(before, K), after)
        new = new + F @ rho @ F.conj().T
    P1 = np.kron(np.kron(before, np.diag([0, 1])), after)
    excited = np.real(np.sum(np.diag(P1) * np.diag(new)))
    return new, excited
