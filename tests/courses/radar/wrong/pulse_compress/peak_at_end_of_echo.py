# the first n samples of the full convolution are kept, so the result is l - 1 samples late
def pulse_compress(echoes, pulse):
    n = echoes.shape[1]
    h = np.conj(pulse[::-1])
    h = h / np.sqrt(np.sum(np.abs(h) ** 2))
    return np.stack([np.convolve(row, h)[:n] for row in echoes])
