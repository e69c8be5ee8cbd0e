# what: a loop for the scores, and the best by repeated argmax
def cosine_scores(X, q, k):
    s = np.zeros(len(X))
    for i in range(len(X)):
        if np.any(X[i]):
            s[i] = np.dot(X[i], q) / np.sqrt(np.dot(X[i], X[i]) * np.dot(q, q))
    left = s.copy()
    best = []
    for _ in range(k):
        j = int(np.argmax(left))
        best.append(j)
        left[j] = -np.inf
    return s, np.array(best)
