# what: returns frequencies as rows and signals as columns, the transposed result
def dft(x):
    n = x.shape[1]
    W = np.exp(-2j * np.pi / n) ** np.outer(np.arange(n), np.arange(n))
    return W @ x.T
