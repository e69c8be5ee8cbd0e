# what: top and bottom are exchanged in what is returned
def align_trace(cache):
    x, y, ptr, i, j = cache
    upper, bottom = [], []
    while ptr[i, j] != 0:
        move = ptr[i, j]
        a, b = -1, -1
        if move in (1, 2):
            a = x[i - 1]
        if move in (1, 3):
            b = y[j - 1]
        i -= int(move != 3)
        j -= int(move != 2)
        upper.append(a)
        bottom.append(b)
    upper = np.array(upper[::-1], dtype=int)
    bottom = np.array(bottom[::-1], dtype=int)
    return {"top": bottom, "bottom": upper, "identity": np.mean(upper == bottom)}
