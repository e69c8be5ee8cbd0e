# what: the exponent is i/d with i the index of the pair, instead of 2i/d
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    for i in range(d // 2):
        angles = np.arange(T) / base ** (i / d)
        P[:, 2 * i] = np.sin(angles)
        P[:, 2 * i + 1] = np.cos(angles)
    return P
