# what: S is applied to X and once more to the product with W
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    neigh = S @ X
    hidden = neigh @ W
    hidden = S @ hidden + b
    H = np.maximum(hidden, 0.0)
    return H, (S, X, W, H)
