# posterior normalised over the documents, not the classes
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i, doc in enumerate(new):
        words = doc[doc >= 0]
        scores[i] = log_prior + log_words[:, words].sum(axis=1)
    scores = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(scores)
    posterior = e / e.sum(axis=0, keepdims=True)
    best = np.argmax(posterior, axis=1)
    label = np.where(posterior.max(axis=1) >= sure, best, -1)
    return posterior, label
