# two mistakes: the prior is left out, and the threshold is not used
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i, doc in enumerate(new):
        scores[i] = log_words[:, doc[doc >= 0]].sum(axis=1)
    scores = scores - scores.max(axis=1, keepdims=True)
    posterior = np.exp(scores)
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    return posterior, np.argmax(posterior, axis=1)
