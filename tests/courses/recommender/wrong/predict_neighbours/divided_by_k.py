# divides by the number of neighbours, not by the sum of the weights
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    sims = user_similarity(R, mask, beta)
    means = (R * mask).sum(axis=1) / mask.sum(axis=1)
    P = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            P[u, i] = means[u]
            nb = [v for v in range(n) if mask[v, i] and v != u]
            nb = sorted(nb, key=lambda v: sims[u, v], reverse=True)[:k]
            if len(nb) > 0:
                acc = 0.0
                for v in nb:
                    acc += sims[u, v] * (R[v, i] - means[v])
                P[u, i] += acc / len(nb)
    return P
