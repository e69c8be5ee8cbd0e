# what: only the real parts are stored: the imaginary parts are lost (zero)
def dft(x):
    c, n = x.shape
    re = np.zeros((c, n))
    for k in range(n):
        w = np.cos(2 * np.pi * k * np.arange(n) / n) - 1j * np.sin(2 * np.pi * k * np.arange(n) / n)
        re[:, k] = np.real((x * w).sum(axis=1))
    return re.astype(complex)
