# alpha instead of one is added to the classes
def nb_fit(docs, labels, size, classes, alpha):
    words = np.zeros((classes, size))
    n = np.zeros(classes)
    for i in range(len(docs)):
        n[labels[i]] += 1
        for w in docs[i]:
            if w != -1:
                words[labels[i], w] += 1
    words += alpha
    log_prior = np.log(n + alpha) - np.log(len(docs) + alpha * classes)
    return log_prior, np.log(words) - np.log(words.sum(axis=1))[:, None]
