def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    n, h = dH.shape
    dX, dW, db = np.zeros(X.shape), np.zeros(W.shape), np.zeros(h)
    for i in range(n):
        grad = dH[i].copy()
        grad[H[i] <= 0] = 0
        db += grad
        for j in range(n):
            dX[j] += S[i, j] * (W @ grad)
            dW += S[i, j] * np.outer(X[j], grad)
    return {"dX": dX, "dW": dW, "db": db}
