# what: divided by the product of the sums, without the square root
def normalized_adjacency(A):
    A1 = A + np.eye(len(A))
    Dr = np.diag(1 / A1.sum(axis=1))
    Dc = np.diag(1 / A1.sum(axis=0))
    return Dr.dot(A1).dot(Dc)
