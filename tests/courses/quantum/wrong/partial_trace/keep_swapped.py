# the condition is the wrong way round: traces out what should be kept
def partial_trace(rho, dA, dB, keep):
    R = rho.reshape(dA, dB, dA, dB)
    if keep == "B":
        out = np.trace(R, axis1=1, axis2=3)
    else:
        out = np.trace(R, axis1=0, axis2=2)
    return out / np.trace(out).real
