# divided by the sum over all classes and words
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc[doc >= 0]:
            counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / np.sum(number + 1))
    smooth = counts + alpha
    return log_prior, np.log(smooth / np.sum(smooth))
