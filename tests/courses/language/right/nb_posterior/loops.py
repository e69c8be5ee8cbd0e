def nb_posterior(docs, labels, new, size, classes, alpha, sure):
    lp, lw = nb_fit(docs, labels, size, classes, alpha)
    post = np.zeros((len(new), classes))
    label = np.full(len(new), -1)
    for i in range(len(new)):
        s = lp.copy()
        for w in new[i]:
            if w < 0:
                continue
            s += lw[:, w]
        for k in range(classes):
            post[i, k] = 1 / np.sum(np.exp(np.minimum(s - s[k], 700)))
        k = int(np.argmax(s))
        if post[i, k] >= sure:
            label[i] = k
    return post, label
