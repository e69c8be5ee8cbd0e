# what: the best are sorted by the dot product, the scores are cosines
def cosine_scores(X, q, k):
    dots = X @ q
    best = np.argsort(-dots)[:k]
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, dots / np.where(norms > 0, norms, 1), 0.0)
    return scores, best
