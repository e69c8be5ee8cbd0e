# the total of the counts is missing in the ratio
def mutual_information(counts):
    r = counts.sum(axis=1)
    c = counts.sum(axis=0)
    hx, hy, hxy = entropy(r), entropy(c), entropy(counts.ravel())
    ratio = counts / np.outer(r, c)
    pmi = np.log2(np.where(counts > 0, ratio, 1.0))
    return {"shared": hx + hy - hxy, "left": hxy - hy, "pointwise": pmi}
