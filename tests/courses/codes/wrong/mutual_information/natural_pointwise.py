# the pointwise information has the natural logarithm
def mutual_information(counts):
    r = counts.sum(axis=1)
    c = counts.sum(axis=0)
    hx, hy, hxy = entropy(r), entropy(c), entropy(counts.ravel())
    ratio = counts * counts.sum() / np.outer(r, c)
    pmi = np.log(np.where(counts > 0, ratio, 1.0))
    return {"shared": hx + hy - hxy, "left": hxy - hy, "pointwise": pmi}
