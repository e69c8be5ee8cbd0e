# the means are taken over all items, missing ones too
def predict_neighbours(R, mask, beta, k):
    n, m = R.shape
    similarity = user_similarity(R, mask, beta)
    mean = R.mean(axis=1)
    pred = np.zeros((n, m))
    for user in range(n):
        for item in range(m):
            raters = np.flatnonzero(mask[:, item])
            raters = raters[raters != user]
            ranked = raters[np.argsort(-similarity[user, raters])]
            ranked = ranked[:k]
            s = similarity[user, ranked]
            total = np.abs(s).sum()
            pred[user, item] = mean[user]
            if total > 0:
                pred[user, item] += s @ (R[ranked, item] - mean[ranked]) / total
    return pred
