# the prior is returned as a probability, without the logarithm
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    prior = (number + 1) / (len(labels) + classes)
    smooth = counts + alpha
    return prior, np.log(smooth / smooth.sum(axis=1, keepdims=True))
