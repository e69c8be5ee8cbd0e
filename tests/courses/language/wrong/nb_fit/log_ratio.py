# the words' logarithms have the mean over classes taken away
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    smooth = counts + alpha
    lw = np.log(smooth / smooth.sum(axis=1, keepdims=True))
    return log_prior, lw - lw.mean(axis=0)
