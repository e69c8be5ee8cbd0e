# the destinations D are left out of the sum for the row factors
def gravity_model(O, D, cost, beta, rounds):
    n = O.size
    D = D * O.sum() / D.sum()
    f = np.exp(-beta * cost)
    f[range(n), range(n)] = 0
    B = np.ones(n)
    for _ in range(rounds):
        A = np.zeros(n)
        for i in range(n):
            A[i] = 1 / (f[i, :] * B).sum()
        B = np.zeros(n)
        for j in range(n):
            B[j] = 1 / (f[:, j] * A * O).sum()
    trips = np.zeros((n, n))
    for i in range(n):
        trips[i] = A[i] * O[i] * B * D * f[i]
    return {
        "trips": trips,
        "mean_cost": (trips * cost).sum() / trips.sum(),
        "row_error": np.max(np.abs(trips.sum(axis=1) - O) / O),
    }
