# what: the bias is not added
def graph_convolution_forward(X, A, W, b):
    S = normalized_adjacency(A)
    agg = S.dot(X)
    out = agg.dot(W)
    out[out < 0] = 0
    return out, (S, X, W, out)
