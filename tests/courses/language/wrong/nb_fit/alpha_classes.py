# the denominator gets alpha times the number of classes, not of words
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        ok = doc >= 0
        counts[label] += np.bincount(doc[ok], minlength=size)
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log(number + 1) - np.log(len(labels) + classes)
    denom = counts.sum(axis=1) + alpha * classes
    return log_prior, np.log(counts + alpha) - np.log(denom)[:, None]
