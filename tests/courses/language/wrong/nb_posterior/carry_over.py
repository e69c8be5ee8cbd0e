# the scores are not reset between documents
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    rows = []
    score = log_prior.copy()
    for doc in new:
        for w in doc[doc >= 0]:
            score = score + log_words[:, w]
        e = np.exp(score - score.max())
        rows.append(e / e.sum())
    posterior = np.array(rows)
    label = posterior.argmax(axis=1)
    label[posterior.max(axis=1) < sure] = -1
    return posterior, label
