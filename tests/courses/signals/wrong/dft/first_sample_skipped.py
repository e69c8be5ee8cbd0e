# what: the sum over time begins with t=1 and misses the first sample
def dft(x):
    c, n = x.shape
    X = np.zeros((c, n), dtype=complex)
    for k in range(n):
        for t in range(1, n):
            X[:, k] += x[:, t] * np.exp(-2j * np.pi * k * t / n)
    return X
