# what: the exponent is divided by d - 2 instead of d, so that the last pair reaches the base itself
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    t = np.arange(T)[:, np.newaxis]
    rate = base ** (-np.arange(0, d, 2) / max(d - 2, 1))
    P[:, 0::2] = np.sin(t * rate)
    P[:, 1::2] = np.cos(t * rate)
    return P
