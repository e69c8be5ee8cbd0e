def align_trace(cache):
    x, y, moves, i, j = cache
    top = np.zeros(0, dtype=int)
    bottom = np.zeros(0, dtype=int)
    step = moves[i, j]
    while step:
        if step == 1:
            i -= 1
            j -= 1
            top = np.append(x[i], top)
            bottom = np.append(y[j], bottom)
        if step == 2:
            i -= 1
            top = np.append(x[i], top)
            bottom = np.append(-1, bottom)
        if step == 3:
            j -= 1
            top = np.append(-1, top)
            bottom = np.append(y[j], bottom)
        step = moves[i, j]
    identity = np.sum(top == bottom) / top.size
    return {"top": top.astype(int), "bottom": bottom.astype(int), "identity": identity}
