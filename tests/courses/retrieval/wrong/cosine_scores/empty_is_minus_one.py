# what: an empty document gets -1 instead of zero
def cosine_scores(X, q, k):
    scores = []
    for x in X:
        d = np.linalg.norm(x) * np.linalg.norm(q)
        scores.append(x @ q / d if d > 0 else -1.0)
    scores = np.array(scores)
    return scores, np.argsort(-scores)[:k]
