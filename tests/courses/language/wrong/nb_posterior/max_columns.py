# the maximum is taken over the documents (and differs between the classes)
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.zeros((len(new), classes))
    for i, doc in enumerate(new):
        for word in doc:
            if word >= 0:
                scores[i] += log_words[:, word]
        scores[i] += log_prior
    scores = scores - scores.max(axis=0)
    p = np.exp(np.maximum(scores, -600))
    p = p / p.sum(axis=1, keepdims=True)
    best = p.argmax(axis=1)
    best[p.max(axis=1) < sure] = -1
    return p, best
