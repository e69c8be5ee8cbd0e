# plant and observer as one stacked system with block matrices
def output_feedback(A, B, C, L, weights, x0, v):
    n, N = len(x0), v.shape[1]
    K, _ = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    s = np.concatenate([x0, np.zeros(n)])
    S, U = [s], []
    for k in range(N):
        BK = B @ K[:, :, k]
        M = np.block([[A, -BK], [L @ C, A - L @ C - BK]])
        U.append(-K[:, :, k] @ s[n:])
        s = M @ s + np.concatenate([np.zeros(n), L @ v[:, k]])
        S.append(s)
    S, U = np.array(S).T, np.array(U).T
    x = S[:n]
    cost = np.sum(x[:, :N] * (weights["Q"] @ x[:, :N])) + np.sum(U * (weights["R"] @ U))
    return {"x": x, "xhat": S[n:], "u": U, "cost": cost + x[:, N] @ weights["Qf"] @ x[:, N]}
