# the loops over the traced part stop one too early (unless it has one state)
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = np.zeros((dA, dA), dtype=complex)
        for b in range(max(dB - 1, 1)):
            reduced += blocks[:, b, :, b]
    else:
        reduced = np.zeros((dB, dB), dtype=complex)
        for a in range(max(dA - 1, 1)):
            reduced += blocks[a, :, a, :]
    return reduced / np.trace(reduced).real
