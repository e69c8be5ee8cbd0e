# the signs of recombination are (1, -1, 1, -1): those of aB and ab are exchanged
def hitchhike(x, W, c, T):
    eps = np.array([1.0, -1.0, 1.0, -1.0])
    X = [x]
    w_bar = []
    for _ in range(T):
        now = X[-1]
        D_now = now[0] * now[3] - now[1] * now[2]
        w = W @ now
        w_bar.append(now @ w)
        X.append((now * w - eps * c * W[0, 3] * D_now) / w_bar[-1])
    X = np.array(X)
    D = X[:, 0] * X[:, 3] - X[:, 1] * X[:, 2]
    return X[:, :2].sum(axis=1), X[:, [0, 2]].sum(axis=1), D, np.array(w_bar)
