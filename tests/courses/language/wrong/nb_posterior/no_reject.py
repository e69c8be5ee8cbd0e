# the threshold is not used: every document gets a label
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    prior, words = nb_fit(docs, labels, size, classes, alpha)
    out = np.zeros((len(new), classes))
    for i in range(len(new)):
        total = prior.copy()
        for w in new[i]:
            if w >= 0:
                total += words[:, w]
        total = np.exp(total - total.max())
        out[i] = total / total.sum()
    return out, np.argmax(out, axis=1)
