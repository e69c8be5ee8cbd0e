# divided by the largest diagonal entry
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = np.einsum("ibjb->ij", blocks)
    else:
        reduced = np.einsum("aiaj->ij", blocks)
    biggest = np.max(np.real(np.diag(reduced)))
    return reduced / biggest
