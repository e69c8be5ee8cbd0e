# a word counts once a document, however often it occurs
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for w in set(doc[doc >= 0].tolist()):
            counts[label, w] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    smooth = counts + alpha
    return log_prior, np.log(smooth / smooth.sum(axis=1, keepdims=True))
