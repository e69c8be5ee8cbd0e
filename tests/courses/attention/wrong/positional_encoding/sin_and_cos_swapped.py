# what: cosines stand in the even columns and sines in the odd ones instead of the other way round
def positional_encoding(T, d, base):
    pe = np.zeros((T, d))
    for pos in range(T):
        for i in range(d // 2):
            angle = pos / base ** (2 * i / d)
            pe[pos, 2 * i] = np.cos(angle)
            pe[pos, 2 * i + 1] = np.sin(angle)
    return pe
