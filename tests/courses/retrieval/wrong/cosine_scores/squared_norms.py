# what: the root is forgotten in both norms
def cosine_scores(X, q, k):
    n = X.shape[0]
    s = np.zeros(n)
    for i in range(n):
        d = np.sum(X[i] ** 2) * np.sum(q ** 2)
        if d > 0:
            s[i] = X[i] @ q / d
    return s, np.argsort(-s)[:k]
