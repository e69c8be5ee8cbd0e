# right: NaN for the missing ones and nansum
def fit_biases(R, mask, lam, steps):
    X = np.where(mask, R, np.nan)
    mu = float(np.nanmean(X))
    users = np.zeros((R.shape[0], 1))
    items = np.zeros((1, R.shape[1]))
    for _ in range(steps):
        users = np.nansum(X - mu - items, axis=1, keepdims=True) / (lam + mask.sum(axis=1, keepdims=True))
        items = np.nansum(X - mu - users, axis=0, keepdims=True) / (lam + mask.sum(axis=0, keepdims=True))
    return mu, users.ravel(), items.ravel()
