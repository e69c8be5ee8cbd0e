# what: two slips: positions are counted from 1, and sine and cosine have changed columns
def positional_encoding(T, d, base):
    PE = np.empty((T, d))
    for t in range(1, T + 1):
        for i in range(d // 2):
            arg = t / base ** (2 * i / d)
            PE[t - 1, 2 * i] = np.cos(arg)
            PE[t - 1, 2 * i + 1] = np.sin(arg)
    return PE
