# what: `=` for `+=` in the sum over time, so only the last sample's term is left
def dft(x):
    c, n = x.shape
    X = np.zeros((c, n), dtype=complex)
    for i in range(c):
        for k in range(n):
            for t in range(n):
                X[i, k] = x[i, t] * np.exp(-2j * np.pi * k * t / n)
    return X
