# what: A + I is used without the normalization
def graph_convolution_forward(X, A, W, b):
    A_hat = A + np.eye(len(A))
    pre = A_hat @ X @ W + b
    H = np.maximum(pre, 0)
    return H, (A_hat, X, W, H)
