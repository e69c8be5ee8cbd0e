# what: time counts from 1 instead of from 0, a phase factor too much
def dft(x):
    n = x.shape[1]
    t = np.arange(1, n + 1)
    k = np.arange(n)
    kernel = np.exp(-2j * np.pi * t[:, None] * k[None, :] / n)
    return x @ kernel
