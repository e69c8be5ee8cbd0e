# right: sandwiched between basis vectors
def partial_trace(rho, dA, dB, keep):
    if keep == "A":
        ops = [np.kron(np.eye(dA), np.eye(dB)[b:b + 1]) for b in range(dB)]
    else:
        ops = [np.kron(np.eye(dA)[a:a + 1], np.eye(dB)) for a in range(dA)]
    rho = rho / np.trace(rho).real
    return sum(M @ rho @ M.T for M in ops)
