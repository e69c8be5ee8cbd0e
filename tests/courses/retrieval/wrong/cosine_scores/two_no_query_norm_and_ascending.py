# what: the query's norm is left out and the worst k are returned
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1)
    s = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    return s, np.argsort(s)[:k]
