# what: the dot products are divided by the norms of the documents only, not by the query's
def cosine_scores(X, q, k):
    norms = np.linalg.norm(X, axis=1)
    norms[norms == 0] = 1
    s = X @ q / norms
    return s, np.argsort(s)[::-1][:k]
