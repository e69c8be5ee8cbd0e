# the user's own mean is not added
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    sim = user_similarity(R, mask, beta)
    avg = (R * mask).sum(1) / mask.sum(1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            cand = [v for v in range(n) if v != u and mask[v, i]]
            cand.sort(key=lambda v: -sim[u, v])
            near = cand[:k]
            total = sum(abs(sim[u, v]) for v in near)
            if total > 0:
                P[u, i] = sum(sim[u, v] * (R[v, i] - avg[v]) for v in near) / total
    return P
