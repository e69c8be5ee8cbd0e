# no decay term, renormalised by the trace instead (as if no decay was seen)
def damp_qubit(rho, gamma, qubit, n_qubits):
    left = np.eye(2**qubit)
    right = np.eye(2 ** (n_qubits - qubit - 1))
    K0 = np.kron(np.kron(left, np.diag([1.0, np.sqrt(1 - gamma)])), right)
    damped = K0 @ rho @ K0.conj().T
    damped = damped / np.trace(damped).real
    P1 = np.kron(np.kron(left, np.diag([0.0, 1.0])), right)
    excited = np.trace(P1 @ damped).real
    return damped, excited
