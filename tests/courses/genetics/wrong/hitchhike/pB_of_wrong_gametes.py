# pB adds AB and ab instead of AB and aB
def hitchhike(x, W, c, T):
    eps = np.array([1, -1, -1, 1])
    X = np.zeros((4, T + 1))
    X[:, 0] = x
    w_bar = np.zeros(T)
    D = np.zeros(T + 1)
    D[0] = x[0] * x[3] - x[1] * x[2]
    for t in range(T):
        w = W @ X[:, t]
        w_bar[t] = np.dot(w, X[:, t])
        X[:, t + 1] = (X[:, t] * w - eps * c * W[0, 3] * D[t]) / w_bar[t]
        D[t + 1] = X[0, t + 1] * X[3, t + 1] - X[1, t + 1] * X[2, t + 1]
    pA = X[0] + X[1]
    pB = X[0] + X[3]
    return pA, pB, D, w_bar
