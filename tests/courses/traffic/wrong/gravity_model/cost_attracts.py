# the sign of beta is lost: high cost makes more trips
def gravity_model(O, D, cost, beta, rounds):
    n = len(O)
    factor = sum(O) / sum(D)
    D2 = [d * factor for d in D]
    f = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            if i != j:
                f[i, j] = np.exp(beta * cost[i, j])
    A, B = [1.0] * n, [1.0] * n
    for _ in range(rounds):
        for i in range(n):
            A[i] = 1 / sum(B[j] * D2[j] * f[i, j] for j in range(n))
        for j in range(n):
            B[j] = 1 / sum(A[i] * O[i] * f[i, j] for i in range(n))
    T = np.array([[A[i] * O[i] * B[j] * D2[j] * f[i, j] for j in range(n)] for i in range(n)])
    return {
        "trips": T,
        "mean_cost": (T * cost).sum() / T.sum(),
        "row_error": max(abs(T[i].sum() - O[i]) / O[i] for i in range(n)),
    }
