# two mistakes: transposed, and not divided by the trace
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        return np.einsum("jbib->ij", blocks)
    return np.einsum("ajai->ij", blocks)
