# log(1 + count) instead of 1 + log(count)
def tfidf(docs, size):
    d = len(docs)
    counts = np.array([np.bincount(x[x >= 0], minlength=size) for x in docs])
    df = np.count_nonzero(counts, axis=0)
    idf = 1 + np.log((1 + d) / (1 + df))
    raw = np.log(1 + counts) * idf
    length = np.linalg.norm(raw, axis=1)
    return {"idf": idf, "weights": raw / length[:, None]}
