# what: the norm of X is taken of the whole matrix (no axis)
def cosine_scores(X, q, k):
    scores = X @ q / (np.linalg.norm(X) * np.linalg.norm(q))
    return scores, np.argsort(-scores)[:k]
