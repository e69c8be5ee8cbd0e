# the reduced matrix comes out transposed
def partial_trace(rho, dA, dB, keep):
    four = rho.reshape((dA, dB, dA, dB))
    if keep == "A":
        result = np.einsum("xbyb->yx", four)
    else:
        result = np.einsum("axay->yx", four)
    return result / np.real(np.trace(result))
