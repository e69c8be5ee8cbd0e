# what: two slips: sines fill the first half of the columns and cosines the second, and the exponent is i/d of the pair instead of 2i/d
def positional_encoding(T, d, base):
    half = d // 2
    angles = np.arange(T)[:, None] / np.power(base, np.arange(half) / d)
    P = np.zeros((T, d))
    P[:, :half] = np.sin(angles)
    P[:, half:] = np.cos(angles)
    return P
