# what: the documents' norms are left out
def cosine_scores(X, q, k):
    s = X.dot(q) / np.linalg.norm(q)
    return s, np.argsort(-s)[:k]
