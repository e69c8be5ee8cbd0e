# the sum is weighted with p(x) p(y) instead of p(x, y)
def mutual_information(counts):
    n, m = counts.shape
    total = counts.sum()
    px = counts.sum(axis=1) / total
    py = counts.sum(axis=0) / total
    info = 0.0
    pmi = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            if counts[i, j] > 0:
                pmi[i, j] = np.log2(counts[i, j] / total / (px[i] * py[j]))
                info += px[i] * py[j] * pmi[i, j]
    hx = entropy(counts.sum(axis=1))
    hy = entropy(counts.sum(axis=0))
    hxy = entropy(counts.reshape(-1))
    return {"shared": info, "left": hxy - hy, "pointwise": pmi}
