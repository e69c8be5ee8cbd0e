# what: all sines stand in the first half of the columns and all cosines in the second, instead of alternating
def positional_encoding(T, d, base):
    pos = np.arange(T).reshape(T, 1)
    freq = 1.0 / base ** (np.arange(0, d, 2) / d)
    angles = pos * freq
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1)
