# two mistakes: the gains are taken in reversed order in time, and the innovation has the wrong sign
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    Q, R, Qf = weights["Q"], weights["R"], weights["Qf"]
    K, _ = lqr_gains(A, B, Q, R, Qf, N)
    K = K[:, :, ::-1]
    state, est = [x0], [np.zeros_like(x0)]
    inputs, J = [], 0.0
    for k in range(N):
        xk, ek = state[k], est[k]
        uk = -K[:, :, k] @ ek
        yk = C @ xk + v[:, k]
        J += xk @ Q @ xk + uk @ R @ uk
        state.append(A @ xk + B @ uk)
        est.append(A @ ek + B @ uk - L @ (yk - C @ ek))
        inputs.append(uk)
    J += state[N] @ Qf @ state[N]
    return {"x": np.stack(state, axis=1), "xhat": np.stack(est, axis=1), "u": np.stack(inputs, axis=1), "cost": J}
