# what: the degrees are those of A, taken before the self-loops are added (zero ones set to 1)
def normalized_adjacency(A):
    deg_in = np.sum(A, axis=1)
    deg_out = np.sum(A, axis=0)
    deg_in[deg_in == 0] = 1
    deg_out[deg_out == 0] = 1
    A_loop = A + np.eye(A.shape[0])
    return A_loop / np.sqrt(deg_in.reshape(-1, 1)) / np.sqrt(deg_out.reshape(1, -1))
