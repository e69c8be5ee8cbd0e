# the row error has no absolute value: it is the largest shortfall of a row, rows with too many trips do not count
def gravity_model(O, D, cost, beta, rounds):
    D = O.sum() * D / D.sum()
    M = np.exp(-beta * cost)
    np.fill_diagonal(M, 0)
    col = D.copy()
    for _ in range(rounds):
        row = O / (M @ col)
        col = D / (row @ M)
    T = row[:, None] * M * col[None, :]
    missing = (O - T.sum(axis=1)) / O
    return {"trips": T, "mean_cost": (T * cost).sum() / T.sum(), "row_error": missing.max()}
