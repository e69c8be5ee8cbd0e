# what stays unknown is H(X) minus H(Y)
def mutual_information(counts):
    px = counts.sum(1) / counts.sum()
    py = counts.sum(0) / counts.sum()
    pxy = counts / counts.sum()
    hx, hy, hxy = entropy(px), entropy(py), entropy(pxy.flatten())
    q = np.where(pxy > 0, pxy / np.outer(px, py), 1.0)
    return {"shared": hx + hy - hxy, "left": hx - hy, "pointwise": np.log2(q)}
