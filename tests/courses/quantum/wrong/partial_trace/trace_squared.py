# divided by the square of the trace
def partial_trace(rho, dA, dB, keep):
    if keep == "A":
        basis = [np.kron(np.eye(dA), row[None, :]) for row in np.eye(dB)]
    else:
        basis = [np.kron(row[None, :], np.eye(dB)) for row in np.eye(dA)]
    total = sum(M @ rho @ M.T for M in basis)
    return total / np.trace(total).real ** 2
