# all users that rated the item count: k is not used
def predict_neighbours(R, mask, beta, k):
    S = user_similarity(R, mask, beta)
    W = mask.astype(float)
    mean = (W * R).sum(axis=1) / W.sum(axis=1)
    D = W * (R - mean[:, None])
    num = S @ D
    den = np.abs(S) @ W
    return mean[:, None] + np.where(den > 0, num / np.where(den > 0, den, 1), 0)
