# what: all vectors are brought to length one first
def cosine_scores(X, q, k):
    L = np.linalg.norm(X, axis=1, keepdims=True)
    U = np.divide(X, L, out=np.zeros_like(X), where=L > 0)
    s = U @ (q / np.sqrt(q @ q))
    return s, np.argsort(s)[::-1][:k]
