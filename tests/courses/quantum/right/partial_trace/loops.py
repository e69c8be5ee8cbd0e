# right: loops over flat indices
def partial_trace(rho, dA, dB, keep):
    d = dA if keep == "A" else dB
    out = np.zeros((d, d), dtype=complex)
    for i in range(dA * dB):
        for j in range(dA * dB):
            a, b = divmod(i, dB)
            c, e = divmod(j, dB)
            if keep == "A" and b == e:
                out[a, c] += rho[i, j]
            elif keep == "B" and a == c:
                out[b, e] += rho[i, j]
    out /= np.trace(out).real
    return out
