# only the first Kraus operator, the decay term is missing
def damp_qubit(rho, gamma, qubit, n_qubits):
    I = np.eye(2)
    K0 = np.diag([1, np.sqrt(1 - gamma)])
    P = np.diag([0, 1])
    F, N = np.eye(1), np.eye(1)
    for q in range(n_qubits):
        F = np.kron(F, K0 if q == qubit else I)
        N = np.kron(N, P if q == qubit else I)
    damped = F @ rho @ F.conj().T
    excited = np.trace(N @ damped).real
    return damped, excited
