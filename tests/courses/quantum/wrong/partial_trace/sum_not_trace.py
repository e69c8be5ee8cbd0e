# sums over both indices of the other part, not along its diagonal
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        reduced = blocks.sum(axis=(1, 3))
    else:
        reduced = blocks.sum(axis=(0, 2))
    return reduced / np.real(np.trace(reduced))
