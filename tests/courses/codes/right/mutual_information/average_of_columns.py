def mutual_information(counts):
    weights = counts.sum(axis=0) / counts.sum()
    left = np.dot(weights, entropy(counts.T))
    hx = entropy(counts.sum(axis=1))
    expected = np.outer(counts.sum(axis=1), weights)
    pmi = np.zeros_like(counts)
    for i, j in zip(*np.nonzero(counts)):
        pmi[i, j] = np.log2(counts[i, j] / expected[i, j])
    return {"left": left, "shared": hx - left, "pointwise": pmi}
