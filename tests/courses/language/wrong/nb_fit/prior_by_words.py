# the prior is the share of the words of a class, not of its documents
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    per_class = counts.sum(axis=1)
    log_prior = np.log((per_class + 1) / (per_class.sum() + classes))
    smooth = counts + alpha
    return log_prior, np.log(smooth / smooth.sum(axis=1, keepdims=True))
