# the last place of each document is not read
def nb_fit(docs, labels, size, classes, alpha):
    d, m = docs.shape
    N = np.zeros((classes, size))
    for i in range(d):
        for j in range(m - 1):
            if docs[i, j] >= 0:
                N[labels[i], docs[i, j]] += 1
    prior = (np.bincount(labels, minlength=classes) + 1) / (d + classes)
    N = N + alpha
    return np.log(prior), np.log(N / N.sum(axis=1, keepdims=True))
