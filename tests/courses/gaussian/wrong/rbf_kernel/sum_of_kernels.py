# what: one-dimensional kernels are added instead of multiplied
def rbf_kernel(X1, X2, lengths, variance):
    K = np.zeros((X1.shape[0], X2.shape[0]))
    for k in range(X1.shape[1]):
        gap = np.subtract.outer(X1[:, k], X2[:, k])
        K += variance * np.exp(-gap**2 / (2 * lengths[k] ** 2))
    return K
