# what: updates W first and then H with the new W
def nmf_update(X, W, H, eps):
    W = W * (X @ H.T) / (W @ H @ H.T + eps)
    H = H * (W.T @ X) / (W.T @ W @ H + eps)
    err = np.linalg.norm(X - W @ H)
    return W, H, err
