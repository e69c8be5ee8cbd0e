# divided by the trace of its square
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = np.trace(blocks, axis1=1, axis2=3)
    else:
        reduced = np.trace(blocks, axis1=0, axis2=2)
    norm = np.trace(reduced @ reduced).real
    return reduced / norm
