# what: documents and query are centred first: Pearson correlation instead of the cosine
def cosine_scores(X, q, k):
    A = X - X.mean(axis=1, keepdims=True)
    b = q - q.mean()
    d = np.linalg.norm(A, axis=1) * np.linalg.norm(b)
    s = np.where(d > 1e-12, A @ b / np.where(d > 1e-12, d, 1), 0.0)
    return s, np.argsort(-s)[:k]
