# the 1 that is added to the idf is missing
def tfidf(docs, size):
    D = docs.shape[0]
    N = np.stack([np.bincount(r[r >= 0], minlength=size) for r in docs])
    idf = np.log((1 + D) / (1 + (N > 0).sum(0)))
    tf = np.where(N > 0, 1 + np.log(np.maximum(N, 1)), 0)
    w = tf * idf
    w = w / np.maximum(np.linalg.norm(w, axis=1, keepdims=True), 1e-300)
    return {"idf": idf, "weights": w}
