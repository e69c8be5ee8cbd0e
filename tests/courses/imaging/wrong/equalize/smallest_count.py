# what: c0 is the smallest count that is not zero
def equalize(image, levels):
    hist, _ = np.histogram(image, bins=np.arange(levels + 1))
    c = hist.cumsum()
    c0 = hist[hist > 0].min()
    N = image.size
    if N == c0:
        table = 1.0 * np.arange(levels)
    else:
        table = np.clip((c - c0) / (N - c0), 0, 1) * (levels - 1)
    return {"histogram": hist, "table": table, "equalized": table[image]}
