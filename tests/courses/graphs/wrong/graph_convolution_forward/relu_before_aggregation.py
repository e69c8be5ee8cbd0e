# what: ReLU(XW + b) is aggregated, instead of the ReLU coming last
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    messages = np.maximum(0, np.matmul(X, W) + b)
    H = np.matmul(S, messages)
    return H, (S, X, W, H)
