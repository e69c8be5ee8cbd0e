# what: error is the mean over all entries
def reconstruct(X, mean, W):
    scores = (X - mean).dot(W)
    X_hat = scores.dot(W.T) + mean
    mse = lambda a, b: np.mean(np.square(a - b))
    return scores, X_hat, mse(X, X_hat)
