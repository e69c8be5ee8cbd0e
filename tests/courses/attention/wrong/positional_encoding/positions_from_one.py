# what: positions are counted from 1 to T instead of from 0 to T-1
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    t = np.arange(1, T + 1)[:, None]
    w = base ** (-np.arange(0, d, 2) / d)
    P[:, 0::2] = np.sin(t * w)
    P[:, 1::2] = np.cos(t * w)
    return P
