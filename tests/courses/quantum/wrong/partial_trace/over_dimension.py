# divided by the dimension of the kept part, not by the trace
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    reduced = np.einsum("ibjb->ij", blocks) if keep == "A" else np.einsum("aiaj->ij", blocks)
    return reduced / reduced.shape[0]
