# what: the k smallest scores come back, since argsort was not turned around
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.divide(X @ q, norms, out=np.zeros(len(X)), where=norms > 0)
    return scores, np.argsort(scores)[:k]
