# what: returns the factor of the update alone for H, not multiplied with the old H
def nmf_update(X, W, H, eps):
    H = (W.T @ X) / (W.T @ W @ H + eps)
    W = W * (X @ H.T) / (W @ H @ H.T + eps)
    return W, H, np.linalg.norm(X - W @ H, "fro")
