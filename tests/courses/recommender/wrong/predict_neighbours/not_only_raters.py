# the k neighbours are taken among all users, whether or not they rated the item
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    S = user_similarity(R, mask, beta)
    mean = np.sum(R * mask, axis=1) / np.sum(mask, axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        others = np.delete(np.arange(n), u)
        top = others[np.argsort(-S[u, others])[:k]]
        weight = np.sum(np.abs(S[u, top]))
        for i in range(m):
            P[u, i] = mean[u]
            if weight > 0:
                P[u, i] += np.sum(S[u, top] * (R[top, i] - mean[top])) / weight
    return P
