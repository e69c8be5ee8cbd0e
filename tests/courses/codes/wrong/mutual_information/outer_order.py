# the outer product has columns and rows in the wrong order
def mutual_information(counts):
    pxy = counts / counts.sum()
    px = pxy.sum(axis=1)
    py = pxy.sum(axis=0)
    independent = np.outer(py, px)
    pmi = np.where(pxy > 0, np.log2(np.maximum(pxy, 1e-300) / independent), 0)
    mi = entropy(px) + entropy(py) - entropy(pxy.ravel())
    return {"shared": mi, "left": entropy(px) - mi, "pointwise": pmi}
