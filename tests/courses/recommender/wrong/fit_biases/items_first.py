# the items are fitted before the users
def fit_biases(R, mask, lam, steps):
    W = 1.0 * mask
    mu = (W * R).sum() / W.sum()
    user_bias = np.zeros((R.shape[0], 1))
    item_bias = np.zeros((1, R.shape[1]))
    for _ in range(steps):
        item_bias = (W * (R - mu - user_bias)).sum(axis=0, keepdims=True) / (lam + W.sum(axis=0, keepdims=True))
        user_bias = (W * (R - mu - item_bias)).sum(axis=1, keepdims=True) / (lam + W.sum(axis=1, keepdims=True))
    return mu, user_bias[:, 0], item_bias[0]
