def nb_fit(docs, labels, size, classes, alpha):
    Y = np.eye(classes)[labels]
    X = (docs[..., None] == np.arange(size)).sum(axis=1).astype(float)
    N = np.einsum("dk,dv->kv", Y, X) + alpha
    prior = (Y.sum(axis=0) + 1) / (Y.sum() + classes)
    return np.log(prior), np.log(N / np.einsum("kv->k", N)[:, None])
