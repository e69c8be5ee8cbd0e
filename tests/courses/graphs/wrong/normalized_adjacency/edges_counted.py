# what: the degrees count edges instead of summing their weights
def normalized_adjacency(A):
    tilde = A + np.eye(A.shape[0])
    deg_r = np.count_nonzero(tilde, axis=1)
    deg_s = np.count_nonzero(tilde, axis=0)
    return tilde / np.sqrt(deg_r)[:, None] / np.sqrt(deg_s)[None, :]
