# only the first basis state of the other part is taken, no sum
def partial_trace(rho, dA, dB, keep):
    blocks = rho.reshape(dA, dB, dA, dB)
    if keep == "A":
        sub = blocks[:, 0, :, 0]
    else:
        sub = blocks[0, :, 0, :]
    return sub / np.trace(sub).real
