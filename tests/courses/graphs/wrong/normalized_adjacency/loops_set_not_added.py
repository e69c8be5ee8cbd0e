# what: the diagonal is set to 1 instead of adding 1 to the loops that are there
def normalized_adjacency(A):
    At = A.copy()
    np.fill_diagonal(At, 1.0)
    row = At.sum(1)
    col = At.sum(0)
    return At / np.sqrt(row[:, None] * col[None, :])
