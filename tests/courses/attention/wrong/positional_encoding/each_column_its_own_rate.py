# what: each column j has its own frequency base**(-j/d), instead of sine and cosine of a pair sharing one
def positional_encoding(T, d, base):
    angle = np.arange(T)[:, None] / base ** (np.arange(d)[None, :] / d)
    angle[:, 0::2] = np.sin(angle[:, 0::2])
    angle[:, 1::2] = np.cos(angle[:, 1::2])
    return angle
