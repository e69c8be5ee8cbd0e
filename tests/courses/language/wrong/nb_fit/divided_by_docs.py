# word counts are divided by the number of documents of the class
def nb_fit(docs, labels, size, classes, alpha):
    counts = np.zeros((classes, size))
    for doc, label in zip(docs, labels):
        for word in doc:
            if word >= 0:
                counts[label, word] += 1
    number = np.bincount(labels, minlength=classes)
    log_prior = np.log((number + 1) / (len(labels) + classes))
    log_words = np.log((counts + alpha) / (number[:, None] + alpha * size))
    return log_prior, log_words
