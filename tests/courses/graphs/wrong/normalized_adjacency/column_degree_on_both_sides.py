# what: the sums over axis 0 stand on both sides
def normalized_adjacency(A):
    At = A + np.eye(*A.shape)
    deg = At.sum(axis=0) ** -0.5
    return np.einsum('i,ij,j->ij', deg, At, deg)
