# what: the first value of the cumulated histogram is not subtracted
def equalize(image, levels):
    hist, _ = np.histogram(image, bins=np.arange(levels + 1))
    c = hist.cumsum()
    c0 = c[c > 0].min()
    N = image.size
    if N == c0:
        table = 1.0 * np.arange(levels)
    else:
        table = c / N * (levels - 1)
    return {"histogram": hist, "table": table, "equalized": table[image]}
