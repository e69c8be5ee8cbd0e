# the denominator of the words lacks alpha altogether (at least 1)
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    total = np.maximum(counts.sum(axis=1, keepdims=True), 1)
    return log_prior, np.log((counts + alpha) / total)
