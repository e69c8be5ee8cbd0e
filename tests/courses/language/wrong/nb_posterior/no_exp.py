# the scores themselves are divided by their sum, without exp
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i, doc in enumerate(new):
        scores[i] = log_prior + log_words[:, doc[doc >= 0]].sum(axis=1)
    posterior = scores / scores.sum(axis=1, keepdims=True)
    best = np.argmax(posterior, axis=1)
    label = np.where(posterior.max(axis=1) >= sure, best, -1)
    return posterior, label
