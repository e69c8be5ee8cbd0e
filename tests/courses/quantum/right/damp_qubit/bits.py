# right: loops over bits
def damp_qubit(rho, gamma, qubit, n_qubits):
    m = 1 << (n_qubits - 1 - qubit)
    d = len(rho)
    out = np.zeros((d, d), dtype=complex)
    for i in range(d):
        for j in range(d):
            ups = bool(i & m) + bool(j & m)
            out[i, j] += rho[i, j] * (1 - gamma) ** (ups / 2)
            if ups == 2:
                out[i - m, j - m] += gamma * rho[i, j]
    return out, sum(out[i, i].real for i in range(d) if i & m)
