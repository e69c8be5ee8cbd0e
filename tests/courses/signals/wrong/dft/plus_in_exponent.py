# what: exponent +2 pi i instead of -2 pi i (complex conjugate)
def dft(x):
    c, N = x.shape
    out = np.zeros((c, N), dtype=complex)
    for k in range(N):
        e = np.exp(2j * np.pi * k * np.arange(N) / N)
        out[:, k] = x @ e
    return out
