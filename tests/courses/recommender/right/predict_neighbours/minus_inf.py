# right: those that cannot be neighbours get minus infinity
def predict_neighbours(R, mask, beta, k):
    S = user_similarity(R, mask, beta)
    n, m = R.shape
    mean = (R * mask).sum(axis=1) / mask.sum(axis=1)
    D = np.where(mask, R - mean[:, None], 0.0)
    P = np.repeat(mean[:, None], m, axis=1)
    for u in range(n):
        key = np.where(mask, S[u][:, None], -np.inf)
        key[u] = -np.inf
        order = np.argsort(-key, axis=0)[:k]
        w = np.where(np.isfinite(np.take_along_axis(key, order, axis=0)), S[u][order], 0.0)
        den = np.abs(w).sum(axis=0)
        num = (w * np.take_along_axis(D, order, axis=0)).sum(axis=0)
        P[u] += np.where(den > 0, num / np.where(den > 0, den, 1.0), 0.0)
    return P
