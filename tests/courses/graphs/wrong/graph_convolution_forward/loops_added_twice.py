# what: a self-loop is added before calling normalized_adjacency, which adds another one
def graph_convolution_forward(X, A, W, b):
    A_with_loops = A + np.eye(A.shape[0])
    S = normalized_adjacency(A_with_loops)
    Z = S @ X @ W + b
    H = Z * (Z > 0)
    return H, (S, X, W, H)
