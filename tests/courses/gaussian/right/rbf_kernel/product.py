# what: a product of one-dimensional kernels
def rbf_kernel(X1, X2, lengths, variance):
    K = np.full((X1.shape[0], X2.shape[0]), float(variance))
    for k in range(X1.shape[1]):
        gap = np.subtract.outer(X1[:, k], X2[:, k])
        K *= np.exp(-gap**2 / (2 * lengths[k] ** 2))
    return K
