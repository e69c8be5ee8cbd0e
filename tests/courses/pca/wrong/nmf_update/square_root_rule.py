# what: takes the root of the quotient, as in another update rule
def nmf_update(X, W, H, eps):
    H = H * np.sqrt((W.T @ X) / (W.T @ W @ H + eps))
    W = W * np.sqrt((X @ H.T) / (W @ H @ H.T + eps))
    return W, H, np.sqrt(np.sum(np.square(X - W @ H)))
