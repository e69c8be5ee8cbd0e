# flat index computed as b * dA + a instead of a * dB + b
def partial_trace(rho, dA, dB, keep):
    if keep == "A":
        out = np.zeros((dA, dA), dtype=complex)
        for i in range(dA):
            for j in range(dA):
                for b in range(dB):
                    out[i, j] += rho[b * dA + i, b * dA + j]
    else:
        out = np.zeros((dB, dB), dtype=complex)
        for i in range(dB):
            for j in range(dB):
                for a in range(dA):
                    out[i, j] += rho[i * dA + a, j * dA + a]
    return out / np.trace(out).real
