# two mistakes: the filling is counted, and alpha is added to the classes
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.full((classes, size), alpha)
    prior = np.full(classes, alpha)
    for doc, y in zip(docs, labels):
        prior[y] += 1
        for w in doc:
            counts[y, w] += 1
    return np.log(prior / prior.sum()), np.log(counts / counts.sum(axis=1, keepdims=True))
