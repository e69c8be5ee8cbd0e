# the user themself is not removed and takes one of the k places
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.flatnonzero(mask[:, i])
            best = raters[np.argsort(-S[u, raters])[:k]]
            s = S[u, best]
            weight = np.sum(np.abs(s))
            P[u, i] = mean[u]
            if weight > 0:
                P[u, i] += s @ (R[best, i] - mean[best]) / weight
    return P
