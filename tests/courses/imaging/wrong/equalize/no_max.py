# what: gray values below the first keep a negative table entry
def equalize(image, levels):
    histogram = np.bincount(image.ravel(), minlength=levels)
    cdf = np.cumsum(histogram)
    first = cdf[image.min()]
    if first == image.size:
        table = np.arange(levels, dtype=float)
    else:
        table = (cdf - first) / (image.size - first) * (levels - 1)
    return {"histogram": histogram, "table": table, "equalized": table[image]}
