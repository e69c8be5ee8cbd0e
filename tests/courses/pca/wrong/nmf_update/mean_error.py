# what: root of the mean of squares instead of the root of the sum
def nmf_update(X, W, H, eps):
    H = H * (W.T @ X) / (W.T @ W @ H + eps)
    W = W * (X @ H.T) / (W @ H @ H.T + eps)
    return W, H, np.sqrt(np.mean((X - W @ H) ** 2))
