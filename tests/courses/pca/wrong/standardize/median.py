# what: centers with the median instead of the mean
def standardize(X, eps):
    center = np.median(X, axis=0, keepdims=True)
    centered = X - center
    std = np.sqrt((centered ** 2).sum(axis=0, keepdims=True) / (X.shape[0] - 1) + eps)
    return centered / std, center, std
