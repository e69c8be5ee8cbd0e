def normalized_adjacency(A):
    n = A.shape[0]
    A_tilde = A + np.identity(n)
    D_in = np.diag(np.power(A_tilde.sum(1), -0.5))
    D_out = np.diag(np.power(A_tilde.sum(0), -0.5))
    return D_in @ A_tilde @ D_out
