# what: the best are those of the largest absolute cosine
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    return scores, np.argsort(-np.abs(scores))[:k]
