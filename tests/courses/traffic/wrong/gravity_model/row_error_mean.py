# the row error is the mean relative error of the rows instead of the largest
def gravity_model(O, D, cost, beta, rounds):
    n = len(O)
    D = [d * sum(O) / sum(D) for d in D]
    f = [[0.0 if i == j else np.exp(-beta * cost[i][j]) for j in range(n)] for i in range(n)]
    B = [1.0 for _ in range(n)]
    for _ in range(rounds):
        A = [1 / sum(b * d * x for b, d, x in zip(B, D, row)) for row in f]
        B = [1 / sum(A[i] * O[i] * f[i][j] for i in range(n)) for j in range(n)]
    trips = np.array([[A[i] * O[i] * B[j] * D[j] * f[i][j] for j in range(n)] for i in range(n)])
    errors = [abs(sum(trips[i]) - O[i]) / O[i] for i in range(n)]
    mean_cost = sum(trips[i, j] * cost[i, j] for i in range(n) for j in range(n)) / np.sum(trips)
    return {"trips": trips, "mean_cost": mean_cost, "row_error": sum(errors) / n}
