# what: the error is computed before the updates
def nmf_update(X, W, H, eps):
    error = np.linalg.norm(X - W @ H)
    H = H * (W.T @ X) / (W.T @ W @ H + eps)
    W = W * (X @ H.T) / (W @ H @ H.T + eps)
    return W, H, error
