# what: float32 results, row by row
def reconstruct(X, mean, W):
    T = np.zeros((X.shape[0], W.shape[1]), dtype=np.float32)
    R = np.zeros(X.shape, dtype=np.float32)
    total = 0.0
    for i, x in enumerate(X):
        t = W.T @ (x - mean[0])
        r = W @ t + mean[0]
        T[i], R[i] = t, r
        total += np.sum((x - r) ** 2)
    return T, R, np.float32(total / len(X))
