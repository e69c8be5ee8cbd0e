# what: the square multiplied out
def rbf_kernel(X1, X2, lengths, variance):
    P = np.diag(1 / lengths**2)
    n1 = np.sum((X1 @ P) * X1, axis=1, keepdims=True)
    n2 = np.sum((X2 @ P) * X2, axis=1, keepdims=True)
    cross = X1 @ P @ X2.T
    sq = n1 + n2.T - 2 * cross
    return variance * np.exp(-0.5 * sq)
