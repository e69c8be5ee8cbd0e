# what: the first entry of the cumulated histogram, which is zero here, instead of the first one that is not
def equalize(image, levels):
    histogram = np.bincount(image.ravel(), minlength=levels)
    cdf = np.cumsum(histogram)
    first = cdf[0]
    if first == image.size:
        table = np.arange(levels, dtype=float)
    else:
        table = (cdf - first) / (image.size - first) * (levels - 1)
        table = np.maximum(table, 0.0)
    return {"histogram": histogram, "table": table, "equalized": table[image]}
