# what: cosine and sine swapped: the sine sum is the real part and the cosine sum the imaginary one
def dft(x):
    n = x.shape[1]
    ang = 2 * np.pi * np.outer(np.arange(n), np.arange(n)) / n
    real = x @ np.sin(ang)
    imag = x @ np.cos(ang)
    return real - 1j * imag
