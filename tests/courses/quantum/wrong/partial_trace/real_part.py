# only the real part is kept
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        m = np.trace(blocks, axis1=1, axis2=3)
    else:
        m = np.trace(blocks, axis1=0, axis2=2)
    m = np.real(m)
    return m / np.trace(m)
