# what: W is updated before H, and eps is left out in the update of H
def nmf_update(X, W, H, eps):
    W = W * (X @ H.T) / (W @ H @ H.T + eps)
    H = H * (W.T @ X) / (W.T @ W @ H)
    return W, H, np.linalg.norm(X - W @ H)
