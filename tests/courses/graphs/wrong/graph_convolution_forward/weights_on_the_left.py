# what: W stands on the left of the features, as in a column-wise dense layer; shapes do not fit
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    Z = W @ (S @ X) + b
    H = np.maximum(Z, 0)
    return H, (S, X, W, H)
