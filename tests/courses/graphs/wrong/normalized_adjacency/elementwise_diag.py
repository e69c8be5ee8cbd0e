# what: the diagonal matrices are multiplied with * instead of @, so only the diagonal is left
def normalized_adjacency(A):
    A_self = A + np.eye(A.shape[0])
    D1 = np.diag(A_self.sum(axis=1) ** (-1/2))
    D2 = np.diag(A_self.sum(axis=0) ** (-1/2))
    return D1 * A_self * D2
