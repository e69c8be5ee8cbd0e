# what: the best document is skipped, ranks 2 to k + 1 are returned
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    return scores, np.argsort(-scores)[1:k + 1]
