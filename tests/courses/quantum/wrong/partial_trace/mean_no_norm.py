# a mean over the traced part instead of a sum, and that instead of dividing by the trace
def partial_trace(rho, dA, dB, keep):
    r = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        pieces = np.array([r[:, b, :, b] for b in range(dB)])
    else:
        pieces = np.array([r[a, :, a, :] for a in range(dA)])
    return np.mean(pieces, axis=0)
