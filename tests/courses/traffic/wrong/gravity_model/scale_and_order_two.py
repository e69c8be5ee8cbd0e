# two mistakes: the destinations are not scaled to the origins' total, and the columns are balanced before the rows
def gravity_model(O, D, cost, beta, rounds):
    f = np.exp(-beta * cost)
    np.fill_diagonal(f, 0)
    A = np.ones(len(O))
    for _ in range(rounds):
        B = 1 / (f.T @ (A * O))
        A = 1 / (f @ (B * D))
    T = A[:, None] * O[:, None] * f * B[None, :] * D[None, :]
    return {
        "trips": T,
        "mean_cost": np.sum(T * cost) / np.sum(T),
        "row_error": np.max(np.abs(T.sum(axis=1) - O) / O),
    }
