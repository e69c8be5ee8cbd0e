# what: right: another way of writing it (ifs)
def suppress(magnitude, angle):
    h, w = magnitude.shape
    m = np.pad(magnitude, 1)
    out = np.zeros((h, w))
    for r in range(h):
        for c in range(w):
            a = angle[r, c]
            if a < 22.5 or a >= 157.5:
                p, q = m[r + 1, c], m[r + 1, c + 2]
            elif a < 67.5:
                p, q = m[r, c], m[r + 2, c + 2]
            elif a < 112.5:
                p, q = m[r, c + 1], m[r + 2, c + 1]
            else:
                p, q = m[r, c + 2], m[r + 2, c]
            if magnitude[r, c] >= p and magnitude[r, c] >= q:
                out[r, c] = magnitude[r, c]
    return out
