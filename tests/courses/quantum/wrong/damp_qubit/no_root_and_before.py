# two mistakes: gamma without its root in the decay operator, and the excited population is taken before damping
def damp_qubit(rho, gamma, qubit, n_qubits):
    def on_qubit(op):
        big = np.array([[1.0]])
        for q in range(n_qubits):
            big = np.kron(big, op) if q == qubit else np.kron(big, np.eye(2))
        return big

    stay = on_qubit(np.diag([1.0, np.sqrt(1 - gamma)]))
    decay = on_qubit(np.array([[0.0, gamma], [0.0, 0.0]]))
    excited = np.trace(on_qubit(np.diag([0.0, 1.0])) @ rho).real
    damped = stay @ rho @ stay.T + decay @ rho @ decay.T
    return damped, excited
