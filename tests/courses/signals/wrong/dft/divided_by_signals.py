# what: n is taken as x.shape[0], the number of signals, in the exponent
def dft(x):
    n = len(x)
    T = x.shape[1]
    W = np.exp(-2j * np.pi * np.outer(np.arange(T), np.arange(T)) / n)
    return x @ W
