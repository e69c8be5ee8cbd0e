# what: random-walk normalization, each row divided by its sum, instead of the two-sided one
def normalized_adjacency(A):
    n = len(A)
    A_hat = A + np.eye(n)
    D = np.diag(A_hat.sum(axis=1))
    return np.linalg.inv(D) @ A_hat
