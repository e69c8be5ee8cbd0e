# keep is ignored, part A is always kept
def partial_trace(rho, dA, dB, keep):
    tensor = rho.reshape(dA, dB, dA, dB)
    rA = np.zeros((dA, dA), dtype=complex)
    for i in range(dA):
        for j in range(dA):
            rA[i, j] = np.trace(tensor[i, :, j, :])
    return rA / np.trace(rA).real
