# what: 10000 is written into the formula instead of the argument base
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    pos = np.arange(T)[:, None]
    div = np.exp(-np.log(10000.0) * np.arange(0, d, 2) / d)
    P[:, 0::2] = np.sin(pos * div)
    P[:, 1::2] = np.cos(pos * div)
    return P
