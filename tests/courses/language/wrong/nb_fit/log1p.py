# log1p in place of log for the words
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    smooth = counts + alpha
    return log_prior, np.log1p(smooth / smooth.sum(axis=1, keepdims=True))
