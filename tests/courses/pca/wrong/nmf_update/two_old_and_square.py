# what: W is updated with the old H, and the error is not rooted
def nmf_update(X, W, H, eps):
    H2 = H * (W.T @ X) / (W.T @ W @ H + eps)
    W2 = W * (X @ H.T) / (W @ H @ H.T + eps)
    diff = X - W2 @ H2
    return W2, H2, (diff * diff).sum()
