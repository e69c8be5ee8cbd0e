def tfidf(docs, size):
    d = len(docs)
    idf = np.zeros(size)
    for w in range(size):
        df = sum(1 for doc in docs if w in doc)
        idf[w] = np.log((1 + d) / (1 + df)) + 1
    out = np.zeros((d, size))
    for i in range(d):
        total = 0.0
        for w in range(size):
            c = np.sum(docs[i] == w)
            if c > 0:
                out[i, w] = (1 + np.log(c)) * idf[w]
                total += out[i, w] ** 2
        out[i] /= total**0.5
    return {"idf": idf, "weights": out}
