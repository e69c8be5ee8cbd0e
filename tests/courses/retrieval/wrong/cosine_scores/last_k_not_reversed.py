# what: the k best are taken from the end of argsort, but the smallest of them comes first
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    return scores, np.argsort(scores)[-k:]
