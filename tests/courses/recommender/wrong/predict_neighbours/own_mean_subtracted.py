# subtracts the user's own mean from the neighbours' ratings, not theirs
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.array([v for v in np.where(mask[:, i])[0] if v != u], dtype=int)
            top = raters[np.argsort(-S[u, raters])][:k]
            s = S[u, top]
            w = np.abs(s).sum()
            P[u, i] = mean[u]
            if w > 0:
                P[u, i] = P[u, i] + np.sum(s * (R[top, i] - mean[u])) / w
    return P
