# what: the variance divides the squared distance as well, as in a normal density
def rbf_kernel(X1, X2, lengths, variance):
    s = X1 / lengths
    t = X2 / lengths
    K = np.empty((s.shape[0], t.shape[0]))
    for i in range(s.shape[0]):
        K[i] = np.exp(-np.sum((t - s[i]) ** 2, axis=1) / (2 * variance))
    return variance * K
