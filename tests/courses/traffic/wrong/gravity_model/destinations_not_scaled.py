# the destination totals are not brought to the total of the origins
def gravity_model(O, D, cost, beta, rounds):
    n = len(O)
    f = np.exp(-beta * cost) * (1 - np.eye(n))
    B = np.ones(n)
    for r in range(rounds):
        A = np.array([1 / np.sum(B * D * f[i]) for i in range(n)])
        B = np.array([1 / np.sum(A * O * f[:, j]) for j in range(n)])
    T = np.outer(A * O, B * D) * f
    return {
        "trips": T,
        "mean_cost": np.sum(T * cost) / T.sum(),
        "row_error": np.max(np.abs(T.sum(1) - O) / O),
    }
