# what: eps is added to the quotient instead of the denominator
def nmf_update(X, W, H, eps):
    H = H * ((W.T @ X) / (W.T @ W @ H) + eps)
    W = W * ((X @ H.T) / (W @ H @ H.T) + eps)
    return W, H, np.sqrt(((X - W @ H) ** 2).sum())
