# the deterrence is the power function cost^-beta instead of the exponential
def gravity_model(O, D, cost, beta, rounds):
    D = D * O.sum() / D.sum()
    f = cost ** (-beta)
    f[np.diag_indices(len(O))] = 0
    B = np.ones(len(O))
    for _ in range(rounds):
        A = 1 / (f @ (B * D))
        B = 1 / (f.T @ (A * O))
    T = np.diag(A * O) @ f @ np.diag(B * D)
    total = T.sum()
    return {
        "trips": T,
        "mean_cost": np.vdot(T, cost) / total,
        "row_error": np.abs((T.sum(axis=1) - O) / O).max(),
    }
