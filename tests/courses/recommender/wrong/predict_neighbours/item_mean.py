# falls back on and adds the item's mean, not the user's
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    item_mean = np.sum(R * mask, axis=0) / np.maximum(np.sum(mask, axis=0), 1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            raters = np.flatnonzero(mask[:, i])
            raters = raters[raters != u]
            best = raters[np.argsort(-S[u, raters])[:k]]
            w = S[u, best]
            P[u, i] = item_mean[i]
            if np.abs(w).sum() > 0:
                P[u, i] += w @ (R[best, i] - mean[best]) / np.abs(w).sum()
    return P
