# what: contrast stretching from smallest to largest gray value
def equalize(image, levels):
    hist, _ = np.histogram(image, bins=np.arange(levels + 1))
    c = hist.cumsum()
    c0 = c[c > 0].min()
    N = image.size
    if N == c0:
        table = 1.0 * np.arange(levels)
    else:
        table = np.clip((np.arange(levels) - image.min()) / (image.max() - image.min()), 0, 1) * (levels - 1)
    return {"histogram": hist, "table": table, "equalized": table[image]}
