# each word's probabilities sum to 1 over the classes: wrong axis
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for k in range(classes):
        part = docs[labels == k].ravel()
        counts[k] = np.bincount(part[part >= 0], minlength=size)
    log_prior = np.log((np.bincount(labels, minlength=classes) + 1) / (len(labels) + classes))
    smooth = counts + alpha
    return log_prior, np.log(smooth / smooth.sum(axis=0, keepdims=True))
