# what: times L instead of L - 1
def equalize(image, levels):
    histogram = np.bincount(image.ravel(), minlength=levels)
    cdf = np.cumsum(histogram)
    first = cdf[image.min()]
    if first == image.size:
        table = np.arange(levels, dtype=float)
    else:
        table = (cdf - first) / (image.size - first) * levels
        table = np.maximum(table, 0.0)
    return {"histogram": histogram, "table": table, "equalized": table[image]}
