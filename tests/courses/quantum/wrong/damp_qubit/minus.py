# the decay term is subtracted
def damp_qubit(rho, gamma, qubit, n_qubits):
    left, right = np.eye(2**qubit), np.eye(2 ** (n_qubits - qubit - 1))
    embed = lambda op: np.kron(np.kron(left, op), right)
    stay = embed(np.array([[1, 0], [0, np.sqrt(1 - gamma)]]))
    jump = embed(np.array([[0, np.sqrt(gamma)], [0, 0]]))
    damped = stay @ rho @ stay.T - jump @ rho @ jump.T
    excited = np.real(np.trace(embed(np.diag([0, 1])) @ damped))
    return damped, excited
