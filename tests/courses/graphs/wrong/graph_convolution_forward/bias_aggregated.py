# what: the bias is added to XW before the aggregation, so it is multiplied by the row sums of S
def graph_convolution_forward(X, A, W, b):
    lin = X @ W + b
    S = normalized_adjacency(A)
    Z = S @ lin
    H = np.clip(Z, 0, None)
    return H, (S, X, W, H)
