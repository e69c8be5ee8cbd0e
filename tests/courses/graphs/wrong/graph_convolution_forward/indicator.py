# what: where Z is positive there stands 1 (the ReLU's slope) instead of Z
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    Z = S @ X @ W + b
    H = np.where(Z > 0, 1.0, 0.0)
    return H, (S, X, W, H)
