# what: a gap is written as 0, which is a letter
def align_trace(cache):
    x, y, ptr, i, j = cache
    upper = np.zeros(0, dtype=int)
    bottom = np.zeros(0, dtype=int)
    step = ptr[i, j]
    while step:
        if step == 1:
            i -= 1
            j -= 1
            upper = np.append(x[i], upper)
            bottom = np.append(y[j], bottom)
        if step == 2:
            i -= 1
            upper = np.append(x[i], upper)
            bottom = np.append(0, bottom)
        if step == 3:
            j -= 1
            upper = np.append(0, upper)
            bottom = np.append(y[j], bottom)
        step = ptr[i, j]
    identity = np.sum(upper == bottom) / upper.size
    return {"top": upper.astype(int), "bottom": bottom.astype(int), "identity": identity}
