# what: the error is computed after H and before W is updated
def nmf_update(X, W, H, eps):
    H1 = H * (W.T @ X) / (W.T @ W @ H + eps)
    err = np.sqrt(((X - W @ H1) ** 2).sum())
    W1 = W * (X @ H1.T) / (W @ H1 @ H1.T + eps)
    return W1, H1, err
