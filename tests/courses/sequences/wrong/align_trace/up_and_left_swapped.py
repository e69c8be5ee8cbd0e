# what: the moves up and left are mixed up in what they write, not in where they go
def align_trace(cache):
    x, y, ptr, i, j = cache
    pairs = []
    equal = 0
    while ptr[i][j] > 0:
        if ptr[i][j] == 1:
            pairs.append((x[i - 1], y[j - 1]))
            equal += x[i - 1] == y[j - 1]
            i, j = i - 1, j - 1
        elif ptr[i][j] == 2:
            pairs.append((-1, y[j - 1]))
            i = i - 1
        else:
            pairs.append((x[i - 1], -1))
            j = j - 1
    pairs = np.array(pairs[::-1])
    return {"top": pairs[:, 0], "bottom": pairs[:, 1], "identity": equal / len(pairs)}
