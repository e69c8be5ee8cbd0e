# what: exponent has pi instead of 2 pi
def dft(x):
    n = x.shape[1]
    X = np.zeros(x.shape, dtype=np.complex128)
    for row in range(x.shape[0]):
        for k in range(n):
            for t in range(n):
                X[row, k] += x[row, t] * np.exp(-1j * np.pi * k * t / n)
    return X
