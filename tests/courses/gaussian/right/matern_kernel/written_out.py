# what: each formula written out in r
def matern_kernel(X1, X2, lengths, variance, nu):
    A, C = X1 / lengths, X2 / lengths
    r2 = np.zeros((A.shape[0], C.shape[0]))
    for j in range(A.shape[1]):
        r2 += (A[:, j, None] - C[None, :, j]) ** 2
    r = np.sqrt(r2)
    if nu == 0.5:
        K = np.exp(-r)
    elif nu == 1.5:
        K = (1 + np.sqrt(3) * r) * np.exp(-np.sqrt(3) * r)
    else:
        K = (1 + np.sqrt(5) * r + 5 / 3 * r2) * np.exp(-np.sqrt(5) * r)
    return variance * K
