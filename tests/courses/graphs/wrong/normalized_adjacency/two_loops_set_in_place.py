# what: the diagonal is set to 1 instead of adding 1 to it, and that in the caller's own array
def normalized_adjacency(A):
    np.fill_diagonal(A, 1)
    left = A.sum(axis=1) ** -0.5
    right = A.sum(axis=0) ** -0.5
    return np.diag(left) @ A @ np.diag(right)
