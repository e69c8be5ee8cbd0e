# the prior is left out
def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    _, lw = nb_fit(docs, labels, size, classes, alpha)
    s = np.array([lw[:, x[x >= 0]].sum(axis=1) for x in new])
    s = np.exp(s - s.max(axis=1, keepdims=True))
    post = s / s.sum(axis=1, keepdims=True)
    label = np.where(post.max(axis=1) >= sure, post.argmax(axis=1), -1)
    return post, label
