# what: the undirected formula: D^-1/2 from the row sums stands on both sides
def normalized_adjacency(A):
    A_tilde = A + np.eye(A.shape[0])
    d = A_tilde.sum(axis=1)
    D_inv_sqrt = np.diag(1.0 / np.sqrt(d))
    S = D_inv_sqrt @ A_tilde @ D_inv_sqrt
    return S
