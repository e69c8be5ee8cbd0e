# two mistakes: the plain weighted mean of ratings without any user means, and absolute values taken of the weights in the numerator too
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.flatnonzero(mask[:, i])
            raters = raters[raters != u]
            best = raters[np.argsort(-S[u, raters])[:k]]
            w = np.abs(S[u, best])
            if w.sum() > 0:
                P[u, i] = w @ R[best, i] / w.sum()
            else:
                P[u, i] = mean[u]
    return P
