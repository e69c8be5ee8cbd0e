# the division by the trace is only done in the branch for A
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = np.einsum("ibjb->ij", blocks)
        reduced = reduced / np.real(np.trace(reduced))
    else:
        reduced = np.einsum("aiaj->ij", blocks)
    return reduced
