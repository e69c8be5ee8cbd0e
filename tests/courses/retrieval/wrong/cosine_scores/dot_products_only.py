# what: dot products instead of cosines
def cosine_scores(X, q, k):
    scores = np.zeros(len(X))
    for i, x in enumerate(X):
        scores[i] = np.sum(x * q)
    best = np.argsort(scores)[::-1][:k]
    return scores, best
