# what: A + I is used without the normalization, and transposed
def graph_convolution_forward(X, A, W, b):
    A_ = A.T + np.eye(A.shape[0])
    Z = A_.dot(X).dot(W) + b
    H = np.maximum(Z, 0)
    return H, (A_, X, W, H)
