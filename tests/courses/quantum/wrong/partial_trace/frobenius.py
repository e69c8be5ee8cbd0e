# divided by the Frobenius norm instead of the trace
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = sum(blocks[:, b, :, b] for b in range(dB))
    else:
        reduced = sum(blocks[a, :, a, :] for a in range(dA))
    length = np.linalg.norm(reduced)
    return reduced / length
