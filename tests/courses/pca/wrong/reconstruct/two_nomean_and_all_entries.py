# what: mean not added back, and the error averaged over all entries
def reconstruct(X, mean, W):
    T = (X - mean) @ W
    X_hat = T @ W.T
    return T, X_hat, np.mean((X_hat - X) ** 2)
