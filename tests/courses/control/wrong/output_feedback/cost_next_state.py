# each step is charged with the state after it: Q weighs x[1..N] instead of x[0..N-1]
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    xk, hk = x0, np.zeros(x0.shape)
    X, H, U = [xk], [hk], []
    cost = 0.0
    for k in range(N):
        uk = -np.dot(K[:, :, k], hk)
        yk = np.dot(C, xk) + v[:, k]
        hk = np.dot(A, hk) + np.dot(B, uk) + np.dot(L, yk - np.dot(C, hk))
        xk = np.dot(A, xk) + np.dot(B, uk)
        cost += xk @ Q @ xk + uk @ R @ uk
        X.append(xk); H.append(hk); U.append(uk)
    cost += xk @ Qf @ xk
    return {"x": np.transpose(X), "xhat": np.transpose(H), "u": np.transpose(U), "cost": cost}
