# right: einsum and precomputed sums
def fit_biases(R, mask, lam, steps):
    W = mask * 1.0
    mu = np.einsum("ui,ui", W, R) / W.sum()
    D = W * (R - mu)
    row, col = D.sum(1), D.sum(0)
    b, c = np.zeros(len(R)), np.zeros(R.shape[1])
    for _ in range(steps):
        b = (row - W @ c) / (W.sum(1) + lam)
        c = (col - b @ W) / (W.sum(0) + lam)
    return mu, b, c
