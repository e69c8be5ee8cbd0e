def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    lp, lw = nb_fit(docs, labels, size, classes, alpha)
    X = np.stack([np.bincount(d[d >= 0], minlength=size) for d in new])
    S = X @ lw.T + lp
    top = S.max(axis=1, keepdims=True)
    logz = top + np.log(np.exp(S - top).sum(axis=1, keepdims=True))
    post = np.exp(S - logz)
    label = post.argmax(axis=1)
    label[post.max(axis=1) < sure] = -1
    return post, label
