# two mistakes: raw counts instead of 1 + log, and rows scaled to sum 1
def tfidf(docs, size):
    d = len(docs)
    counts = np.stack([np.bincount(r[r >= 0], minlength=size) for r in docs]).astype(float)
    df = (counts > 0).sum(axis=0)
    idf = np.log((1 + d) / (1 + df)) + 1
    raw = counts * idf
    return {"idf": idf, "weights": raw / raw.sum(axis=1, keepdims=True)}
