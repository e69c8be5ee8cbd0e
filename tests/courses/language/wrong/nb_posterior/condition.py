# the condition is the wrong way round: a label where it is not sure
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.array([log_prior + log_words[:, d[d >= 0]].sum(axis=1) for d in new])
    scores = scores - scores.max(axis=1, keepdims=True)
    posterior = np.exp(scores)
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    best = np.argmax(posterior, axis=1)
    label = np.where(posterior.max(axis=1) >= sure, -1, best)
    return posterior, label
