# no document is added to the classes (classes without any get log of a tiny number)
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, y in zip(docs, labels):
        np.add.at(counts[y], doc[doc >= 0], 1)
    prior = np.bincount(labels, minlength=classes) / len(labels)
    sm = counts + alpha
    return np.log(np.maximum(prior, 1e-12)), np.log(sm / sm.sum(axis=1, keepdims=True))
