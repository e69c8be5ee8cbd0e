def tfidf(docs, size):
    d = docs.shape[0]
    N = np.zeros((d, size + 1))
    np.add.at(N, (np.repeat(np.arange(d), docs.shape[1]), docs.ravel() + 1), 1)
    N = N[:, 1:]
    tf = N.copy()
    tf[N > 0] = np.log(N[N > 0]) + 1
    idf = np.log((1 + d) / (1 + np.sign(N).sum(axis=0))) + 1
    tf *= idf
    tf /= np.sqrt((tf * tf).sum(1))[:, None]
    return {"idf": idf, "weights": tf}
