# what: i runs over the even columns already and is doubled once more in the exponent (4i/d of the pair instead of 2i/d)
def positional_encoding(T, d, base):
    enc = np.zeros((T, d))
    for p in range(T):
        for i in range(0, d, 2):
            enc[p, i] = np.sin(p / (base ** ((2 * i) / d)))
            enc[p, i + 1] = np.cos(p / (base ** ((2 * i) / d)))
    return enc
