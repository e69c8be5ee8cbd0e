# the excited probability is always that of qubit 0
def damp_qubit(rho, gamma, qubit, n_qubits):
    g = np.sqrt(gamma)
    ops = [np.diag([1.0, np.sqrt(1 - gamma)]), np.array([[0.0, g], [0.0, 0.0]])]
    eyeL = np.eye(2**qubit)
    eyeR = np.eye(2 ** (n_qubits - qubit - 1))
    damped = np.zeros(rho.shape, dtype=complex)
    for op in ops:
        big = np.kron(eyeL, np.kron(op, eyeR))
        damped += big @ rho @ big.T
    half = 2 ** (n_qubits - 1)
    excited = np.real(np.trace(damped[half:, half:]))
    return damped, excited
