# the coherences are multiplied by 1 - gamma, the root is forgotten there
def damp_qubit(rho, gamma, qubit, n_qubits):
    shift = n_qubits - 1 - qubit
    mask = 1 << shift
    d = 2**n_qubits
    out = np.zeros((d, d), dtype=complex)
    for i in range(d):
        for j in range(d):
            bi, bj = (i >> shift) & 1, (j >> shift) & 1
            if bi == 1 and bj == 1:
                out[i, j] += (1 - gamma) * rho[i, j]
                out[i ^ mask, j ^ mask] += gamma * rho[i, j]
            elif bi == bj:
                out[i, j] += rho[i, j]
            else:
                out[i, j] += (1 - gamma) * rho[i, j]
    excited = sum(out[i, i].real for i in range(d) if i & mask)
    return out, excited
