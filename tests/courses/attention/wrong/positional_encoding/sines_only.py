# what: the odd columns hold the sine again instead of the cosine
def positional_encoding(T, d, base):
    out = np.zeros((T, d))
    k = np.arange(0, d, 2)
    theta = np.outer(np.arange(T), base ** (-k / d))
    out[:, k] = np.sin(theta)
    out[:, k + 1] = np.sin(theta)
    return out
