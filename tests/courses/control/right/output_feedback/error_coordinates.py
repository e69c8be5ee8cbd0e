# the estimation error is simulated and the observer's state follows from it; cost by einsum
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K = lqr_gains(A, B, Q, R, Qf, N)[0]
    x = np.zeros((len(x0), N + 1))
    err = np.zeros((len(x0), N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    err[:, 0] = x0
    for k in range(N):
        u[:, k] = -K[:, :, k] @ (x[:, k] - err[:, k])
        x[:, k + 1] = A @ x[:, k] + B @ u[:, k]
        err[:, k + 1] = (A - L @ C) @ err[:, k] - L @ v[:, k]
    cost = np.einsum("ik,ij,jk->", x[:, :-1], Q, x[:, :-1]) + np.einsum("ik,ij,jk->", u, R, u)
    cost = cost + np.einsum("i,ij,j->", x[:, -1], Qf, x[:, -1])
    return {"x": x, "xhat": x - err, "u": u, "cost": cost}
