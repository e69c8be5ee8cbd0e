# what: differences by broadcasting, einsum
def rbf_kernel(X1, X2, lengths, variance):
    delta = X1[:, np.newaxis] - X2[np.newaxis]
    delta = delta / lengths
    d2 = np.einsum("ijk,ijk->ij", delta, delta)
    return variance * np.exp(-0.5 * d2)
