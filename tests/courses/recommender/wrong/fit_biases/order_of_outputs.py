# item biases are returned before the user biases
def fit_biases(R, mask, lam, steps):
    n, m = R.shape
    mu = (R * mask).sum() / mask.sum()
    user = np.zeros(n)
    item = np.zeros(m)
    for _ in range(steps):
        user = ((R - mu - item) * mask).sum(1) / (mask.sum(1) + lam)
        item = ((R - mu - user[:, None]) * mask).sum(0) / (mask.sum(0) + lam)
    return mu, item, user
