# the first word of each new document is skipped
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i in range(len(new)):
        scores[i] = log_prior
        for j in range(1, new.shape[1]):
            if new[i, j] >= 0:
                scores[i] += log_words[:, new[i, j]]
    scores = scores - scores.max(axis=1, keepdims=True)
    posterior = np.exp(scores)
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    best = np.argmax(posterior, axis=1)
    label = np.where(posterior.max(axis=1) >= sure, best, -1)
    return posterior, label
