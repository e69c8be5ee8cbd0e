# the measurement noise is not added to y
def output_feedback(A, B, C, L, weights, x0, v):
    n, N = len(x0), v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K = lqr_gains(A, B, Q, R, Qf, N)[0]
    x = np.zeros((n, N + 1))
    xh = np.zeros((n, N + 1))
    u = np.zeros((B.shape[1], N))
    x[:, 0] = x0
    for k in range(N):
        u[:, k] = -K[:, :, k].dot(xh[:, k])
        x[:, k + 1] = A.dot(x[:, k]) + B.dot(u[:, k])
        innov = C.dot(x[:, k]) - C.dot(xh[:, k])
        xh[:, k + 1] = A.dot(xh[:, k]) + B.dot(u[:, k]) + L.dot(innov)
    J = np.einsum("ik,ij,jk->", x[:, :N], Q, x[:, :N]) + np.einsum("ik,ij,jk->", u, R, u) + x[:, N] @ Qf @ x[:, N]
    return {"x": x, "xhat": xh, "u": u, "cost": J}
