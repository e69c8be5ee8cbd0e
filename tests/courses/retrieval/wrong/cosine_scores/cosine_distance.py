# what: one minus the cosine is returned as the score, the best are right
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1) * np.linalg.norm(q)
    cos = np.where(norms > 0, X @ q / np.where(norms > 0, norms, 1), 0.0)
    dist = 1 - cos
    return dist, np.argsort(dist)[:k]
