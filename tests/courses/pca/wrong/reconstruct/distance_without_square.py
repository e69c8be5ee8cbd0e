# what: averages the distances, not the squared distances (root taken)
def reconstruct(X, mean, W):
    T = (X - mean) @ W
    X_hat = mean + T @ W.T
    error = np.mean(np.linalg.norm(X - X_hat, axis=1))
    return T, X_hat, error
