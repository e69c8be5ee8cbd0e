# the row factors A are left out when the trips are put together
def gravity_model(O, D, cost, beta, rounds):
    attraction = D * O.sum() / D.sum()
    deterrence = np.exp(-beta * cost) * ~np.eye(len(O), dtype=bool)
    B = np.ones(len(D))
    for _ in range(rounds):
        A = 1 / np.matmul(deterrence, B * attraction)
        B = 1 / np.matmul(A * O, deterrence)
    trips = O[:, None] * (B * attraction)[None, :] * deterrence
    mean_cost = (trips * cost).sum() / trips.sum()
    row_error = np.max(np.abs(trips.sum(axis=1) - O) / O)
    return {"trips": trips, "mean_cost": mean_cost, "row_error": row_error}
