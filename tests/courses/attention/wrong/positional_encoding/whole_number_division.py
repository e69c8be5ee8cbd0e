# what: the exponent is divided with // instead of /, so it is zero for all pairs
def positional_encoding(T, d, base):
    P = np.zeros((T, d))
    for t in range(T):
        for j in range(d):
            rate = 1.0 / base ** ((2 * (j // 2)) // d)
            P[t, j] = np.sin(t * rate) if j % 2 == 0 else np.cos(t * rate)
    return P
