# the reshape has the dimensions in the wrong order (B first)
def partial_trace(rho, dA, dB, keep):
    t = np.reshape(rho, (dB, dA, dB, dA))
    if keep == "A":
        red = np.einsum("bibj->ij", t)
    else:
        red = np.einsum("iaja->ij", t)
    tr = np.trace(red).real
    return red / tr
