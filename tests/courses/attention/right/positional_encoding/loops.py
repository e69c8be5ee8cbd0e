# what: right: the formula entry by entry
def positional_encoding(T, d, base):
    pe = np.zeros((T, d))
    for pos in range(T):
        for col in range(d):
            angle = pos / base ** (2 * (col // 2) / d)
            pe[pos, col] = np.sin(angle) if col % 2 == 0 else np.cos(angle)
    return pe
