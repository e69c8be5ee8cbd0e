# what: strictly below, and rounded
def equalize(image, levels):
    gray = np.arange(levels)
    flat = image.flatten()
    histogram = (flat[:, None] == gray[None, :]).sum(axis=0)
    below = (flat[:, None] < gray[None, :]).sum(axis=0)
    start = below[np.nonzero(below)[0][0]]
    if len(np.unique(flat)) == 1:
        return {"histogram": histogram, "table": gray.astype(float), "equalized": image.astype(float)}
    share = (below - start) / (flat.size - start)
    table = np.rint((levels - 1) * np.where(share > 0, share, 0.0))
    return {"histogram": histogram, "table": table, "equalized": table[flat].reshape(image.shape)}
