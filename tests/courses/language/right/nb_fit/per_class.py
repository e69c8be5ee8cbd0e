def nb_fit(docs, labels, size, classes, alpha):
    log_prior = np.zeros(classes)
    log_words = np.zeros((classes, size))
    for k in range(classes):
        mine = docs[labels == k]
        log_prior[k] = np.log(len(mine) + 1) - np.log(len(docs) + classes)
        words = mine[mine >= 0]
        for w in range(size):
            share = (np.sum(words == w) + alpha) / (len(words) + alpha * size)
            log_words[k, w] = np.log(share)
    return log_prior, log_words
