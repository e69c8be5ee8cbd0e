# what: right: powers of e^(i rate), imaginary and real part stacked and flattened
def positional_encoding(T, d, base):
    rate = np.exp(-np.log(base) * np.arange(d // 2) * 2 / d)
    wave = np.exp(1j * np.outer(np.arange(T), rate))
    return np.stack([wave.imag, wave.real], axis=2).reshape(T, d)
