# two mistakes: the mean cost is not weighted by the trips but a plain mean over all entries, and the row error is not divided by the origins
def gravity_model(O, D, cost, beta, rounds):
    D = D * O.sum() / D.sum()
    f = np.exp(-beta * cost)
    np.fill_diagonal(f, 0)
    B = np.ones(len(D))
    for _ in range(rounds):
        A = 1 / f.dot(B * D)
        B = 1 / f.T.dot(A * O)
    T = np.multiply.outer(A * O, B * D) * f
    return {"trips": T, "mean_cost": cost.mean(), "row_error": np.max(np.abs(T.sum(axis=1) - O))}
