# what: identity is over the columns without gaps
def align_trace(cache):
    x, y, moves, i, j = cache
    top, bottom = [], []
    while moves[i, j] != 0:
        move = moves[i, j]
        a, b = -1, -1
        if move in (1, 2):
            a = x[i - 1]
        if move in (1, 3):
            b = y[j - 1]
        i -= int(move != 3)
        j -= int(move != 2)
        top.append(a)
        bottom.append(b)
    top = np.array(top[::-1], dtype=int)
    bottom = np.array(bottom[::-1], dtype=int)
    return {"top": top, "bottom": bottom, "identity": np.mean((top == bottom)[(top >= 0) & (bottom >= 0)])}
