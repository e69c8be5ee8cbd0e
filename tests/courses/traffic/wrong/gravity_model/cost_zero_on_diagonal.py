# for trips inside of a zone the cost is set to zero instead of the deterrence, so that there are many of them
def gravity_model(O, D, cost, beta, rounds):
    c = cost.copy()
    np.fill_diagonal(c, 0)
    D = D * O.sum() / D.sum()
    f = np.exp(-beta * c)
    B = np.ones(len(D))
    for _ in range(rounds):
        A = 1 / (f @ (B * D))
        B = 1 / (f.T @ (A * O))
    T = f * (A * O)[:, None] * (B * D)
    return {
        "trips": T,
        "mean_cost": (T * cost).sum() / T.sum(),
        "row_error": np.max(np.abs(T.sum(axis=1) - O) / O),
    }
