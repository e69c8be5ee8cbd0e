# the k nearest are chosen first, and those that did not rate the item are dropped afterwards
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.repeat(mean[:, None], m, axis=1)
    for u in range(n):
        order = [v for v in np.argsort(-S[u]) if v != u][:k]
        for i in range(m):
            near = [v for v in order if mask[v, i]]
            den = np.abs(S[u, near]).sum() if near else 0
            if den > 0:
                P[u, i] += S[u, near] @ (R[near, i] - mean[near]) / den
    return P
