# the filling -1 reads the last word's probability
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    log_prior, log_words = nb_fit(docs, labels, size, classes, alpha)
    scores = np.tile(log_prior, (len(new), 1))
    for i in range(len(new)):
        for w in new[i]:
            scores[i] += log_words[:, w]
    scores -= scores.max(axis=1)[:, None]
    posterior = np.exp(scores)
    posterior /= posterior.sum(axis=1)[:, None]
    label = posterior.argmax(axis=1)
    label[posterior.max(axis=1) < sure] = -1
    return posterior, label
