# what: the rows are divided by the root of the column sums and the columns by that of the row sums
def normalized_adjacency(A):
    n, _ = A.shape
    M = np.array(A) + np.eye(n)
    d_in = M.sum(axis=0)
    d_out = M.sum(axis=1)
    S = np.empty((n, n))
    for i in range(n):
        for j in range(n):
            S[i, j] = M[i, j] / (np.sqrt(d_in[i]) * np.sqrt(d_out[j]))
    return S
