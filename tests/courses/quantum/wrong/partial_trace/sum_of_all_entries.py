# divided by the real part of the sum of all entries, not by the trace
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    subscripts = {"A": "ibjb->ij", "B": "aiaj->ij"}[keep]
    reduced = np.einsum(subscripts, blocks)
    s = np.sum(reduced).real
    return reduced / s
