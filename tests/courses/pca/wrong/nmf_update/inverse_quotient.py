# what: numerator and denominator exchanged
def nmf_update(X, W, H, eps):
    num, den = W.T @ X, W.T @ W @ H + eps
    H = H * den / num
    num, den = X @ H.T, W @ H @ H.T + eps
    W = W * den / num
    return W, H, np.linalg.norm(X - W @ H)
