# the gains are taken in reversed order in time: K[N-1-k]
def output_feedback(A, B, C, L, weights, x0, v):
    N = v.shape[1]
    K, P = lqr_gains(A, B, weights["Q"], weights["R"], weights["Qf"], N)
    traj = np.zeros((len(x0), N + 1))
    est = np.zeros((len(x0), N + 1))
    inp = np.zeros((B.shape[1], N))
    traj[:, 0] = x0
    total = 0.0
    for k in range(N):
        inp[:, k] = -K[:, :, N - k - 1] @ est[:, k]
        meas = C @ traj[:, k] + v[:, k]
        total += traj[:, k] @ (weights["Q"] @ traj[:, k]) + inp[:, k] @ (weights["R"] @ inp[:, k])
        traj[:, k + 1] = A @ traj[:, k] + B @ inp[:, k]
        est[:, k + 1] = A @ est[:, k] + B @ inp[:, k] + L @ (meas - C @ est[:, k])
    total += traj[:, N] @ (weights["Qf"] @ traj[:, N])
    return {"x": traj, "xhat": est, "u": inp, "cost": total}
