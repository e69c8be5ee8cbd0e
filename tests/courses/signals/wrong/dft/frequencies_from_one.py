# what: the frequencies run from 1 to n instead of from 0 to n-1
def dft(x):
    n = x.shape[1]
    cols = []
    for k in range(1, n + 1):
        cols.append(sum(x[:, t] * np.exp(-2j * np.pi * k * t / n) for t in range(n)))
    return np.array(cols).T
