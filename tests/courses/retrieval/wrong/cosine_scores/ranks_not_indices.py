# what: argsort of argsort: the ranks of the first k documents instead of the indices of the best
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    best = np.argsort(np.argsort(-scores))[:k]
    return scores, best
