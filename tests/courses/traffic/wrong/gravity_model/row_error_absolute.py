# the row error is in trips, it is not divided by the origins
def gravity_model(O, D, cost, beta, rounds):
    D = D * O.sum() / D.sum()
    T = np.exp(-beta * cost)
    np.fill_diagonal(T, 0)
    T = T * D[None, :]
    for _ in range(rounds):
        T = T * (O / T.sum(axis=1))[:, None]
        T = T * (D / T.sum(axis=0))[None, :]
    mean_cost = (T * cost).sum() / T.sum()
    row_error = np.abs(T.sum(axis=1) - O).max()
    return {"trips": T, "mean_cost": mean_cost, "row_error": row_error}
