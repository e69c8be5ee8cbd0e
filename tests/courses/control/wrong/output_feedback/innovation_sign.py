# the innovation has the wrong sign: C xhat - y
def output_feedback(A, B, C, L, weights, x0, v):
    steps = v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], steps)
    X = np.zeros((A.shape[0], steps + 1))
    Z = np.zeros((A.shape[0], steps + 1))
    U = np.zeros((B.shape[1], steps))
    X[:, 0] = x0
    c = 0.0
    for i in range(steps):
        U[:, i] = -(K[:, :, i] @ Z[:, i])
        c += X[:, i].T @ weights["Q"] @ X[:, i]
        c += U[:, i].T @ weights["R"] @ U[:, i]
        X[:, i + 1] = A @ X[:, i] + B @ U[:, i]
        y = C @ X[:, i] + v[:, i]
        Z[:, i + 1] = A @ Z[:, i] + B @ U[:, i] + L @ (C @ Z[:, i] - y)
    c += X[:, -1].T @ weights["Qf"] @ X[:, -1]
    return dict(x=X, xhat=Z, u=U, cost=c)
