# the prior is added as a probability to log probabilities
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    lp, lw = nb_fit(docs, labels, size, classes, alpha)
    prior = np.exp(lp)
    S = np.stack([prior + lw[:, d[d >= 0]].sum(axis=1) for d in new])
    S -= S.max(axis=1, keepdims=True)
    E = np.exp(S)
    E /= E.sum(axis=1, keepdims=True)
    return E, np.where(E.max(axis=1) >= sure, E.argmax(axis=1), -1)
