# not divided by the trace
def partial_trace(rho, dA, dB, keep):
    if keep == "A":
        out = np.zeros((dA, dA), dtype=complex)
        for b in range(dB):
            out += rho[b::dB, b::dB]
    else:
        out = np.zeros((dB, dB), dtype=complex)
        for a in range(dA):
            out += rho[a * dB:(a + 1) * dB, a * dB:(a + 1) * dB]
    return out
