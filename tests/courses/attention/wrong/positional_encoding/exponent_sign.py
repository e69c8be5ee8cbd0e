# what: the exponent of the base lacks its minus sign, so frequencies grow instead of falling
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    position = np.arange(T)[:, np.newaxis]
    rates = np.power(base, np.arange(0, d, 2) / d)
    P[:, ::2] = np.sin(position * rates)
    P[:, 1::2] = np.cos(position * rates)
    return P
