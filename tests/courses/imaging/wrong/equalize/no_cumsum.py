# what: the histogram itself instead of the cumulated one
def equalize(image, levels):
    histogram = np.bincount(image.ravel(), minlength=levels)
    cdf = histogram
    first = cdf[image.min()]
    if first == image.size:
        table = np.arange(levels, dtype=float)
    else:
        table = (cdf - first) / (image.size - first) * (levels - 1)
        table = np.maximum(table, 0.0)
    return {"histogram": histogram, "table": table, "equalized": table[image]}
