# documents that are not sure get label 0 instead of -1
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i, doc in enumerate(new):
        words = doc[doc >= 0]
        scores[i] = log_prior + log_words[:, words].sum(axis=1)
    scores = scores - scores.max(axis=1, keepdims=True)
    posterior = np.exp(scores)
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    label = np.zeros(len(new), dtype=int)
    for i in range(len(new)):
        if posterior[i].max() >= sure:
            label[i] = posterior[i].argmax()
    return posterior, label
