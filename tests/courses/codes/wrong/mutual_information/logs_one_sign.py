# the logarithm of p(y) is added instead of subtracted
def mutual_information(counts):
    pxy = counts / counts.sum()
    px = pxy.sum(axis=1)
    py = pxy.sum(axis=0)
    pmi = np.zeros(pxy.shape)
    for i in range(len(px)):
        for j in range(len(py)):
            if pxy[i, j] != 0:
                pmi[i, j] = np.log2(pxy[i, j]) - np.log2(px[i]) + np.log2(py[j])
    hx, hy, hxy = entropy(px), entropy(py), entropy(pxy.ravel())
    return {"shared": hx + hy - hxy, "left": hxy - hy, "pointwise": pmi}
