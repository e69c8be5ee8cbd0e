# nested Python loops, without matrix products
def gravity_model(O, D, cost, beta, rounds):
    n = len(O)
    ratio = sum(O) / sum(D)
    B = [1.0] * n
    f = lambda i, j: 0.0 if i == j else np.exp(-beta * cost[i, j])
    for _ in range(rounds):
        A = [1 / sum(B[j] * D[j] * ratio * f(i, j) for j in range(n)) for i in range(n)]
        B = [1 / sum(A[i] * O[i] * f(i, j) for i in range(n)) for j in range(n)]
    trips = np.zeros((n, n))
    spent = 0.0
    for i in range(n):
        for j in range(n):
            trips[i, j] = A[i] * O[i] * B[j] * D[j] * ratio * f(i, j)
            spent += trips[i, j] * cost[i, j]
    worst = 0.0
    for i in range(n):
        worst = max(worst, abs(sum(trips[i]) - O[i]) / O[i])
    return {"trips": trips, "mean_cost": spent / sum(O), "row_error": worst}
