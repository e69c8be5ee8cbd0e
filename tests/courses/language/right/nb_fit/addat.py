def nb_fit(docs, labels, size, classes, alpha):
    i, j = np.nonzero(docs >= 0)
    N = np.full((classes, size), float(alpha))
    np.add.at(N, (labels[i], docs[i, j]), 1)
    n = np.bincount(labels, minlength=classes) + 1.0
    return np.log(n / n.sum()), np.log(N) - np.log(N.sum(axis=1, keepdims=True))
