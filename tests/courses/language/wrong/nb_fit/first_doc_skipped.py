# the loop starts at 1: the first document is not counted
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for i in range(1, len(docs)):
        for word in docs[i]:
            if word >= 0:
                counts[labels[i], word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    smooth = counts + alpha
    return log_prior, np.log(smooth / smooth.sum(axis=1, keepdims=True))
