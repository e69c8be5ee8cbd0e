# what: k + 1 documents where there are so many, as if the first were the query itself
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    scores = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    return scores, np.argsort(-scores)[:k + 1]
