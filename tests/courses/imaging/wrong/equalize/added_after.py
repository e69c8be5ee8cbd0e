# what: the count is added after the table entry is computed
def equalize(image, levels):
    h, w = image.shape
    hist = np.zeros(levels, dtype=int)
    for i in range(h):
        for j in range(w):
            hist[image[i, j]] += 1
    n = h * w
    c0 = 0
    for v in range(levels):
        if hist[v] > 0:
            c0 = hist[v]
            break
    table = np.zeros(levels)
    if c0 == n:
        for v in range(levels):
            table[v] = v
    else:
        total = 0
        for v in range(levels):
            table[v] = max(0.0, (total - c0) / (n - c0)) * (levels - 1)
            total += hist[v]
    new = np.zeros((h, w))
    for i in range(h):
        for j in range(w):
            new[i, j] = table[image[i, j]]
    return {"histogram": hist, "table": table, "equalized": new}
