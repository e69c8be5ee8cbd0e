# two mistakes: the loop stops one too early, and the result is divided by its dimension, not by the trace
def partial_trace(rho, dA, dB, keep):
    t = rho.reshape(dA, dB, dA, dB)
    if keep == "B":
        t = t.transpose(1, 0, 3, 2)
    kept, traced = t.shape[0], t.shape[1]
    out = np.zeros((kept, kept), dtype=complex)
    for k in range(traced - 1):
        out += t[:, k, :, k]
    return out / kept
