# what: the inverse transform (positive exponent and 1/n) instead of the forward one
def dft(x):
    c, n = x.shape
    k = np.arange(n).reshape(n, 1)
    M = np.exp(2j * np.pi * k * k.T / n)
    return np.dot(x, M) / n
