# what: multiplied by the roots of the sums instead of divided
def normalized_adjacency(A):
    X = A + np.eye(len(A))
    left = np.diag(np.sqrt(np.sum(X, 1)))
    right = np.diag(np.sqrt(np.sum(X, 0)))
    return left @ X @ right
