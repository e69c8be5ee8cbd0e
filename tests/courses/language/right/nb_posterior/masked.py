def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    lp, lw = nb_fit(docs, labels, size, classes, alpha)
    per = lw.T[new] * (new >= 0)[:, :, None]
    s = lp + per.sum(axis=1)
    s = s - np.max(s, 1)[:, None]
    e = np.exp(s)
    post = e / np.einsum("ik->i", e)[:, None]
    best = s.argmax(1)
    ok = post[np.arange(len(new)), best] >= sure
    return post, best * ok - (1 - ok)
