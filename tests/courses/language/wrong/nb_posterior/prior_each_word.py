# the prior is added once for every word
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i in range(len(new)):
        for w in new[i]:
            if w >= 0:
                scores[i] += log_prior + log_words[:, w]
    scores = scores - scores.max(axis=1, keepdims=True)
    posterior = np.exp(scores)
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    best = np.argmax(posterior, axis=1)
    return posterior, np.where(posterior.max(axis=1) >= sure, best, -1)
